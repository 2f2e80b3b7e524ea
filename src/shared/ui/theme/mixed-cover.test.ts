import { describe, expect, it, test } from 'vitest';
import { contrastRatio } from './color';
import { coverAttributes, mixedColor, mixedSurface } from './mixed-cover';
import { templateEdgePairs, templateTextPairs } from './pairs';
import { themeNames, tokens } from './tokens';

const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

/** What a browser makes of `calc(a - b)` and `min(a, b)`. */
const computed = (css: string) =>
  css
    .replace(/calc\(([\d.]+) - ([\d.]+)\)/, (_, a, b) => String(Number(a) - Number(b)))
    .replace(/min\(([\d.]+), ([\d.]+)\)/, (_, a, b) => String(Math.min(Number(a), Number(b))));

test.each([
  ['#dab451', { l: 0.785, c: 0.125, h: 88 }],
  ['#2f7453', { l: 0.505, c: 0.088, h: 160 }],
  ['#ff0000', { l: 0.628, c: 0.15, h: 29 }],
])('%s keeps what a cover can have of its colour', (hex, expected) => {
  const { l, c, h } = mixedColor(hex);
  expect(Number(l)).toBeCloseTo(expected.l, 2);
  expect(Number(c)).toBeCloseTo(expected.c, 2);
  expect(Number(h)).toBeCloseTo(expected.h, 0);
});

test('black and white become covers that stand out from every page', () => {
  expect([mixedColor('#000000').l, mixedColor('#ffffff').l]).toEqual(['0.48', '0.8']);
});

test('only a colour as hex needs a style', () => {
  expect(coverAttributes('moss')).toEqual({ 'data-template': 'moss' });
  expect(coverAttributes('#ffffff')).toMatchObject({
    'data-template': 'mixed',
    style: { '--mixed-l': '0.8' },
  });
});

describe.each(themeNames)('in the %s theme', (theme) => {
  it('every colour is readable', () => {
    const { color } = tokens.themes[theme];
    for (const hex of colors) {
      const surface = Object.fromEntries(
        Object.entries(mixedSurface(mixedColor(hex), theme)).map(([name, css]) => [name, computed(css)]),
      );
      const ratio = (first: string, second: string) =>
        contrastRatio(surface[first] ?? '', surface[second] ?? '');
      for (const [text, ground] of templateTextPairs)
        expect(ratio(text, ground), hex).toBeGreaterThanOrEqual(4.5);
      for (const [mark, ground] of templateEdgePairs)
        expect(ratio(mark, ground), hex).toBeGreaterThanOrEqual(3);
      for (const paper of ['desk', 'sheet', 'raised'] as const) {
        expect(contrastRatio(surface['ink'] ?? '', color[paper]), hex).toBeGreaterThanOrEqual(4.5);
        // Covers have no text of their own; a plate or an icon names them.
        expect(contrastRatio(surface['cover'] ?? '', color[paper]), hex).toBeGreaterThanOrEqual(1.5);
      }
      expect(contrastRatio(color.ink2, surface['tint'] ?? ''), hex).toBeGreaterThanOrEqual(4.5);
    }
  });
});
