#!/bin/sh
# Makes the fonts of app/_fonts from the packages they come from: only the weights that the styles name and the characters below. Needs
# fonttools and brotli of Python (`pip install fonttools brotli`); run it again when a test finds a character that they lack.
set -e
cd "$(dirname "$0")/.."
characters='U+0020-007E,U+00A0,U+00A7,U+00A9-00AB,U+00B0,U+00B1,U+00B7,U+00BA,U+00BB,U+00C0,U+00C8,U+00C9,U+00CC,U+00D2,U+00D7,U+00D9,U+00E0,U+00E8,U+00E9,U+00EC,U+00F1,U+00F2,U+00F9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2190,U+2192,U+2212'
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

subset() {
  fonttools varLib.instancer -q "node_modules/@fontsource-variable/$1" "wght=$2" -o "$work/font.ttf"
  pyftsubset "$work/font.ttf" --unicodes="$characters" --layout-features=kern,tnum,pnum --no-hinting --flavor=woff2 \
    --output-file="app/_fonts/$3.woff2"
}

subset literata/files/literata-latin-wght-normal.woff2 400:640 literata
subset literata/files/literata-latin-wght-italic.woff2 400 literata-italic
subset inter/files/inter-latin-wght-normal.woff2 400:640 inter
