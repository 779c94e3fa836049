package pdf

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"sync"

	raster "golang.org/x/image/draw"
)

// ground is what lies under a page.
type ground struct {
	picture   string
	landscape bool
}

// grounds gives how to make what lies under the pages that have a picture, each once.
func (l *layout) grounds() map[ground]func() (*image.RGBA, error) {
	out := map[ground]func() (*image.RGBA, error){}
	for _, p := range l.pages {
		key := ground{p.picture, p.landscape}
		if data := l.pictures()[p.picture]; data != nil && out[key] == nil {
			out[key] = sync.OnceValues(func() (*image.RGBA, error) { return paint(data, p) })
		}
	}
	return out
}

// paint stretches a picture over a page, as the PDF does.
func paint(data []byte, p *page) (*image.RGBA, error) {
	if err := CheckPicture(data); err != nil {
		return nil, err
	}
	src, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	c := newCanvas(p)
	raster.CatmullRom.Scale(c.img, c.img.Rect, src, src.Bounds(), raster.Over, nil)
	return c.img, nil
}

// PNG gives the picture of a page, the first being 0. The same document gives the same bytes. It is safe to call it from
// several goroutines.
func (p *Paper) PNG(n int) ([]byte, error) {
	pg := p.layout.pages[n]
	c := newCanvas(pg)
	if under := p.grounds[ground{pg.picture, pg.landscape}]; under != nil {
		img, err := under()
		if err != nil {
			return nil, err
		}
		copy(c.img.Pix, img.Pix)
	}
	if c.draw(pg); c.err != nil {
		return nil, c.err
	}
	var out bytes.Buffer
	err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, smaller(c.img))
	return out.Bytes(), err
}

// greys are the colours of a page without a picture: sixteen are enough for smooth letters, and take half a byte each.
var greys = func() (out color.Palette) {
	for i := range 16 {
		out = append(out, color.Gray{Y: uint8(i * 17)})
	}
	return out
}()

// smaller gives the picture in sixteen greys, if it has nothing but grey.
func smaller(img *image.RGBA) image.Image {
	out := image.NewPaletted(img.Rect, greys)
	for i := range out.Pix {
		p := img.Pix[4*i : 4*i+3]
		if p[0] != p[1] || p[1] != p[2] {
			return img
		}
		out.Pix[i] = uint8((int(p[0]) + 8) / 17)
	}
	return out
}
