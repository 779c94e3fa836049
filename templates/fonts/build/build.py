#!/usr/bin/python3
"""Makes the fonts this program embeds out of the fonts their makers publish.

    build.py OUTDIR NAME=SOURCE.ttf ...

For each font OUTDIR/NAME.ttf.zst is written, and OUTDIR/pua.txt, the table all of them share. See ../README.md.

gofpdf reads nothing above U+FFFF, and some of the 8105 standard characters, all of them used in names, stand there. So
every one of them gets a code of the private use area, the same in every font.
"""
import os
import subprocess
import sys
import unicodedata

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

HERE = os.path.dirname(os.path.abspath(__file__))

# What the table of general standard Chinese characters lacks and names have nevertheless; GBK brings the traditional
# forms and 龑.
RARE = '䶮㛃昇喆堃翀赟燚犇淼玥珺祎妤彧旻晞昕暐珮甯褀叒頔媖孖皛㵘𠅤𠙶𨱏𬍛𣲗𦈡𬘭𬍤𬀩𫍯'

SYMBOLS = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x1CD, 0x1DC), (0x2C6, 0x2DD), (0x391, 0x3C9), (0x401, 0x451), (0x1E00, 0x1EFF),
    (0x2010, 0x2027), (0x2030, 0x203B), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218F),
    (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2460, 0x24FF), (0x2500, 0x257F), (0x2580, 0x25FF), (0x2600, 0x266F),
    (0x2700, 0x27BF), (0x2E80, 0x2FDF), (0x3000, 0x303F), (0x3041, 0x30FF), (0x3105, 0x312F), (0x3200, 0x33FF),
    (0x9FA6, 0x9FFF), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF01, 0xFFE6),
]

PUA = 0xE000


def gbk():
    """The Chinese characters of GBK."""
    for hi in range(0x81, 0xFF):
        for lo in range(0x40, 0xFF):
            try:
                c = bytes([hi, lo]).decode('gbk')
            except UnicodeDecodeError:
                continue
            if 0x3400 <= ord(c) <= 0x9FFF:
                yield ord(c)


def wanted():
    """Every code point a font of ours is to have, if its source has it."""
    with open(os.path.join(HERE, 'hanzi8105.txt'), encoding='utf-8') as f:
        chars = set(map(ord, f.read().strip()))
    assert len(chars) == 8105, len(chars)
    chars |= set(gbk()) | set(map(ord, RARE))
    for a, b in SYMBOLS:
        chars |= set(range(a, b + 1))
    return chars


def pua_table(chars):
    """Private codes for what stands above U+FFFF, in the order of the code points."""
    return {c: PUA + i for i, c in enumerate(sorted(c for c in chars if c > 0xFFFF))}


def cut(src, chars):
    """The source with only the wanted characters, without layout tables, vertical metrics and hinting."""
    o = subset.Options()
    o.layout_features = []
    o.hinting = False
    o.notdef_outline = True
    o.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    o.drop_tables += ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'vhea', 'vmtx', 'VORG', 'DSIG', 'meta',
                      'gasp', 'prep', 'cvt ', 'fpgm']
    o.recalc_timestamp = False
    font = TTFont(src, recalcTimestamp=False)
    s = subset.Subsetter(o)
    s.populate(unicodes=chars)
    s.subset(font)
    return font


def plain(font):
    """Composite glyphs become outlines of their own: who cuts the font further needs no closure."""
    glyf, glyphs = font['glyf'], font.getGlyphSet()
    for name in font.getGlyphOrder():
        if glyf[name].isComposite():
            rec = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(rec)
            pen = TTGlyphPen(None)
            rec.replay(pen)
            glyf[name] = pen.glyph()


def remap(font, table):
    """A single cmap of format 4, and the glyphs in its order: it then has few segments and is read fast."""
    cmap = {table.get(c, c): g for c, g in font.getBestCmap().items()}
    order = list(dict.fromkeys(['.notdef'] + [cmap[c] for c in sorted(cmap)] + font.getGlyphOrder()))
    for name in order:
        font['glyf'][name], font['hmtx'][name]  # read both before the order changes
    font.setGlyphOrder(order)
    font['glyf'].glyphOrder = order
    sub = CmapSubtable.newSubtable(4)
    sub.platformID, sub.platEncID, sub.language, sub.cmap = 3, 1, 0, cmap
    font['cmap'].tables = [sub]


def rename(font, name):
    """The licence wants a changed font under its own name; the copyright and licence lines stay."""
    for r in font['name'].names:
        if r.nameID in (1, 4):
            r.string = 'Qisai ' + name
        elif r.nameID == 3:
            r.string = 'qisai;' + name
        elif r.nameID == 6:
            r.string = 'Qisai-' + name


def report(name, font, chars, table):
    """Says which Chinese characters the source could not give."""
    has = set(font.getBestCmap())
    han = [chr(c) for c in sorted(chars) if 0x3400 <= c <= 0x9FA5 or c > 0xFFFF]
    lacks = ''.join(c for c in han if table.get(ord(c), ord(c)) not in has)
    print(f'{name}: {len(font.getGlyphOrder())} glyphs, {len(has)} characters, lacks: {lacks or "none"}')


def main(out, *fonts):
    chars = wanted()
    table = pua_table(chars)
    with open(os.path.join(out, 'pua.txt'), 'w', encoding='utf-8') as f:
        for c, p in table.items():
            f.write(f'{p:04X} {c:05X} {chr(c)}\n')
    for arg in fonts:
        name, src = arg.split('=', 1)
        font = cut(src, chars)
        plain(font)
        remap(font, table)
        rename(font, name)
        path = os.path.join(out, name + '.ttf')
        font.save(path, reorderTables=False)
        report(name, font, chars, table)
        subprocess.run(['zstd', '-q', '-f', '--ultra', '-22', '--rm', path], check=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
