package pdf

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	over "image/draw"
	_ "image/jpeg" // for Decode
	"image/png"

	"github.com/jung-kurt/gofpdf"
)

// maxPixels keeps a picture from taking all the memory: A4 at 600 dpi has 35 million.
const maxPixels = 80_000_000

// CheckPicture says whether a picture can stand in a document: PNG or JPEG, of a reasonable size.
func CheckPicture(data []byte) error {
	c, kind, err := image.DecodeConfig(bytes.NewReader(data))
	switch {
	case err != nil || kind != "png" && kind != "jpeg":
		return fmt.Errorf("不是 PNG 或 JPEG 图片")
	case c.Width < 1 || c.Height < 1 || c.Width*c.Height > maxPixels:
		return fmt.Errorf("图片太大（%d×%d 像素）", c.Width, c.Height)
	}
	return nil
}

// addPictures makes pictures known to the file. What gofpdf does not read as it is (16 bits a colour, interlaced) or only
// slowly (transparent) is made plain first.
func addPictures(p *gofpdf.Fpdf, pictures map[string][]byte, pages []*page) error {
	known := map[string]bool{}
	for _, pg := range pages {
		data := pictures[pg.picture]
		if data == nil || known[pg.picture] {
			continue
		}
		known[pg.picture] = true
		if err := CheckPicture(data); err != nil {
			return fmt.Errorf("%s：%w", pg.picture, err)
		}
		kind := "JPG"
		if bytes.HasPrefix(data, []byte("\x89PNG")) {
			kind = "PNG"
			var err error
			if data, err = plainPNG(data); err != nil {
				return fmt.Errorf("%s：%w", pg.picture, err)
			}
		}
		p.RegisterImageOptionsReader(pg.picture, gofpdf.ImageOptions{ImageType: kind}, bytes.NewReader(data))
		if p.Err() {
			return fmt.Errorf("%s：%w", pg.picture, p.Error())
		}
	}
	return nil
}

// plainPNG gives a PNG of 8 bits a colour, not interlaced, on white where it is transparent.
func plainPNG(data []byte) ([]byte, error) {
	const depth, colour, interlace = 24, 25, 28 // in the header of the file
	if len(data) > interlace && data[depth] <= 8 && data[colour] < 4 && data[interlace] == 0 {
		return data, nil
	}
	src, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	dst := image.NewRGBA(src.Bounds())
	over.Draw(dst, dst.Bounds(), image.NewUniform(color.White), image.Point{}, over.Src)
	over.Draw(dst, dst.Bounds(), src, src.Bounds().Min, over.Over)
	var out bytes.Buffer
	if err := png.Encode(&out, dst); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
