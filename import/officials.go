package importer

import "qisai/pairing"

// officials reads 机构. A row that names no 委员会 belongs to that of the row above, as people leave out what repeats.
func (r *reader) officials(t *table) {
	body := ""
	r.each(t, func(c rec) {
		above, post, name := c.text("委员会"), c.text("职务"), c.text("姓名")
		if name == "" && remark(c.firstText()) {
			return
		}
		if above != "" {
			body = above
		}
		switch {
		case name == "" && post == "": // a committee named above its people
		case name == "":
			c.warn("姓名", "写上姓名，或删去这一行", "%s的%s没有写姓名，秩序册里没有印", body, post)
		case body == "":
			c.warn("委员会", "例如 组织委员会、裁判委员会", "%s没有写在哪个委员会，秩序册里没有印", name)
		default:
			r.t.Officials = append(r.t.Officials, pairing.Official{Body: body, Post: post, Name: name})
		}
	})
}
