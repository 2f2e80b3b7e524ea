import { globalFontFace } from '@vanilla-extract/css';

// Each family is split: `core` has the characters of English text, and browsers load the other files
// only if a page contains one of their characters. The core files of both families together have
// 32 KB: in them, what a weight or an optical size changes is rounded by up to 3 thousandths of the size each, of kerning by 4.
const ranges = {
  core: 'U+20-22,U+24-5A,U+5F,U+61-7A,U+A0,U+B7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026',
  symbols: 'U+23,U+5B-5E,U+60,U+7B-7E,U+A3,U+A9,U+B0,U+D7,U+20AC,U+2122,U+2212',
  latin:
    'U+A1,U+A2,U+A4-A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-FF,U+152,U+153,U+178,U+2010-2012,U+201A,U+201E,U+2032,U+2033,U+2039,U+203A,U+2044,U+2070,U+2074,U+2080-2086,U+2190-2193,U+2248,U+2264,U+2265',
  latinExt: 'U+100-151,U+154-177,U+179-2BA,U+1E00-1E9F',
  vietnamese: 'U+300,U+301,U+303,U+304,U+308,U+309,U+323,U+329,U+1EA0-1EF9,U+20AB',
};

const face = (file: string, unicodeRange: string, fontWeight: string, fontStyle = 'normal') => ({
  src: `url(../fonts/${file}.woff2) format("woff2")`,
  // A font that comes too late is used on the next page (src/app/first-view/deferred-fonts.ts): text never moves.
  // Stories wait for fonts (.storybook/main.ts).
  fontDisplay: import.meta.env.PROD ? ('optional' as const) : ('swap' as const),
  fontWeight,
  fontStyle,
  unicodeRange,
});

globalFontFace('Literata', [
  face('literata-core', ranges.core, '400 640'),
  face('literata-symbols', ranges.symbols, '400 640'),
  face('literata-latin', ranges.latin, '400 640'),
  face('literata-latin-ext', ranges.latinExt, '400 640'),
  face('literata-vietnamese', ranges.vietnamese, '400 640'),
  face('literata-italic-core', ranges.core, '400 640', 'italic'),
  face('literata-italic-symbols', ranges.symbols, '400 640', 'italic'),
  face('literata-italic-latin', ranges.latin, '400 640', 'italic'),
  face('literata-italic-latin-ext', ranges.latinExt, '400 640', 'italic'),
  face('literata-italic-vietnamese', ranges.vietnamese, '400 640', 'italic'),
]);

globalFontFace('Atkinson Hyperlegible Next', [
  face('atkinson-core', ranges.core, '400 650'),
  face('atkinson-symbols', ranges.symbols, '400 650'),
  face('atkinson-latin', ranges.latin, '400 650'),
  face('atkinson-latin-ext', ranges.latinExt, '400 650'),
]);

// Atkinson has no Vietnamese or dotted Yoruba letters.
globalFontFace('Lectern Extra', face('hanken-grotesk-vietnamese', ranges.vietnamese, '400 650'));

// System fonts scaled to the measured width and height of ours, so that swapping the font
// doesn't shift the layout.
const fallback = (local: string[], size: number, ascent: number, descent: number) => ({
  src: local.map((name) => `local("${name}")`).join(', '),
  sizeAdjust: `${size}%`,
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: '0%',
});

globalFontFace('Literata Fallback', [
  fallback(['Georgia'], 105.4, 111.7, 29.2),
  { ...fallback(['Georgia Italic'], 101.5, 116, 30.3), fontStyle: 'italic' },
]);
globalFontFace('Literata Second Fallback', [
  fallback(['Times New Roman', 'Liberation Serif', 'Tinos'], 117.7, 100, 26.2),
  {
    ...fallback(['Times New Roman Italic', 'Liberation Serif Italic'], 109.8, 107.2, 28.1),
    fontStyle: 'italic',
  },
]);
globalFontFace('Atkinson Fallback', fallback(['Arial', 'Liberation Sans', 'Arimo'], 99.3, 99.1, 31.8));
