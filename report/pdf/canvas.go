package pdf

import (
	"image"
	"image/color"
	"math"
	"slices"

	raster "golang.org/x/image/draw"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// dpi makes a page 1240 pixels wide: lists are read on telephones, where one pinches them larger.
const dpi = 150

// dot is the number of pixels in a millimetre.
const dot = dpi / 25.4

// canvas is the picture of a page while it is drawn.
type canvas struct {
	img    *image.RGBA
	pen    vector.Rasterizer
	glyphs map[inked]*image.Alpha
	err    error
}

// inked is a glyph of a size, begun at so many quarters of a pixel.
type inked struct {
	face    *face
	size    float64
	glyph   uint16
	quarter int
	turned  bool
}

func newCanvas(p *page) *canvas {
	w, h := p.size()
	c := &canvas{img: image.NewRGBA(image.Rect(0, 0, pixel(w), pixel(h))), glyphs: map[inked]*image.Alpha{}}
	raster.Draw(c.img, c.img.Rect, image.White, image.Point{}, raster.Src)
	return c
}

func pixel(mm float64) int { return int(math.Round(mm * dot)) }

// draw draws all of a page, in the order in which a PDF has it.
func (c *canvas) draw(p *page) {
	for _, f := range p.fills {
		r, b := f.x+f.w, f.y+f.h
		c.area(color.Gray{Y: uint8(f.grey)}, [4][2]float64{{f.x, f.y}, {r, f.y}, {r, b}, {f.x, b}})
	}
	for _, r := range p.rules {
		c.rule(r)
	}
	for _, r := range p.cuts {
		for _, dash := range dashesOf(r) {
			c.rule(dash)
		}
	}
	for _, t := range p.labels {
		c.text(t, false)
	}
	for _, t := range p.turned {
		c.text(t, true)
	}
}

// rule draws a line. One that is level or upright lies on whole pixels: in between it would be a grey smear.
func (c *canvas) rule(r rule) {
	width := max(1, pixel(r.width))
	edge := func(middle float64) int { return int(math.Round(middle*dot - float64(width)/2)) }
	x1, x2, y1, y2 := min(r.x1, r.x2), max(r.x1, r.x2), min(r.y1, r.y2), max(r.y1, r.y2)
	switch {
	case y1 == y2:
		c.block(image.Rect(pixel(x1), edge(y1), pixel(x2), edge(y1)+width))
	case x1 == x2:
		c.block(image.Rect(edge(x1), pixel(y1), edge(x1)+width, pixel(y2)))
	default:
		c.oblique(r)
	}
}

func (c *canvas) block(r image.Rectangle) {
	raster.Draw(c.img, r, image.Black, image.Point{}, raster.Src)
}

// oblique draws a line across the pixels.
func (c *canvas) oblique(r rule) {
	half := max(r.width, 1/dot) / 2 / math.Hypot(r.x2-r.x1, r.y2-r.y1)
	dx, dy := (r.y1-r.y2)*half, (r.x2-r.x1)*half // across the line, half its width
	c.area(color.Gray{}, [4][2]float64{{r.x1 + dx, r.y1 + dy}, {r.x2 + dx, r.y2 + dy}, {r.x2 - dx, r.y2 - dy}, {r.x1 - dx, r.y1 - dy}})
}

// area fills what lies between four corners.
func (c *canvas) area(grey color.Gray, corners [4][2]float64) {
	var x, y [4]float64
	for i, p := range corners {
		x[i], y[i] = p[0]*dot, p[1]*dot
	}
	place := image.Rect(int(math.Floor(slices.Min(x[:]))), int(math.Floor(slices.Min(y[:]))),
		int(math.Ceil(slices.Max(x[:]))), int(math.Ceil(slices.Max(y[:])))).Intersect(c.img.Rect)
	if place.Empty() {
		return
	}
	left, top := float64(place.Min.X), float64(place.Min.Y)
	c.pen.Reset(place.Dx(), place.Dy())
	c.pen.MoveTo(float32(x[0]-left), float32(y[0]-top))
	for i := 1; i < 4; i++ {
		c.pen.LineTo(float32(x[i]-left), float32(y[i]-top))
	}
	c.pen.ClosePath()
	c.pen.Draw(c.img, place, image.NewUniform(grey), image.Point{})
}

// dashesOf cuts a broken line into its pieces.
func dashesOf(r rule) []rule {
	length := math.Hypot(r.x2-r.x1, r.y2-r.y1)
	at := func(d float64) (x, y float64) {
		return r.x1 + (r.x2-r.x1)*d/length, r.y1 + (r.y2-r.y1)*d/length
	}
	var out []rule
	for d := 0.0; d < length; d += 2 * dash {
		piece := rule{width: r.width}
		piece.x1, piece.y1 = at(d)
		piece.x2, piece.y2 = at(min(d+dash, length))
		out = append(out, piece)
	}
	return out
}

// text writes a line of text, upside down if it is turned.
func (c *canvas) text(t label, turned bool) {
	x, y := t.x*dot, int(math.Round(t.y*dot))
	for _, r := range t.text {
		glyph := t.font.glyph[t.font.code(r)]
		quarters := int(math.Round(x * 4))
		mask := c.glyph(inked{t.font.face, t.font.size, glyph, quarters & 3, turned})
		if mask == nil {
			return
		}
		place := mask.Rect.Add(image.Pt(quarters>>2, y))
		raster.DrawMask(c.img, place, image.Black, image.Point{}, mask, mask.Rect.Min, raster.Over)
		step := float64(t.font.advance[glyph]) / 1000 * t.font.size * mm * dot
		if turned {
			step = -step
		}
		x += step
	}
}

// glyph gives the picture of a glyph around its place on the base line; nil after an error.
func (c *canvas) glyph(k inked) *image.Alpha {
	if mask := c.glyphs[k]; mask != nil || c.err != nil {
		return mask
	}
	shapes, err := k.face.shapes()
	if err != nil {
		c.err = err
		return nil
	}
	outline, err := shapes.LoadGlyph(nil, sfnt.GlyphIndex(k.glyph), fixed.Int26_6(math.Round(k.size*mm*dot*64)), nil)
	if err != nil {
		c.err = err
		return nil
	}
	mask := c.fill(outline, float32(k.quarter)/4, k.turned)
	c.glyphs[k] = mask
	return mask
}

// fill makes the picture of an outline that is moved to the right.
func (c *canvas) fill(outline sfnt.Segments, right float32, turned bool) *image.Alpha {
	sign := float32(1)
	bounds := outline.Bounds()
	area := image.Rect(bounds.Min.X.Floor(), bounds.Min.Y.Floor(), bounds.Max.X.Ceil()+1, bounds.Max.Y.Ceil())
	if turned {
		sign = -1
		area = image.Rect(1-area.Max.X, -area.Max.Y, 1-area.Min.X, -area.Min.Y)
	}
	at := func(p fixed.Point26_6) (x, y float32) {
		return sign*float32(p.X)/64 + right - float32(area.Min.X), sign*float32(p.Y)/64 - float32(area.Min.Y)
	}
	c.pen.Reset(area.Dx(), area.Dy())
	for _, s := range outline {
		x, y := at(s.Args[0])
		x2, y2 := at(s.Args[1])
		x3, y3 := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			c.pen.MoveTo(x, y)
		case sfnt.SegmentOpLineTo:
			c.pen.LineTo(x, y)
		case sfnt.SegmentOpQuadTo:
			c.pen.QuadTo(x, y, x2, y2)
		case sfnt.SegmentOpCubeTo:
			c.pen.CubeTo(x, y, x2, y2, x3, y3)
		}
	}
	mask := image.NewAlpha(area)
	c.pen.DrawOp = raster.Src
	c.pen.Draw(mask, area, image.Opaque, image.Point{})
	return mask
}
