import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color';
import { edgePairs, templateEdgePairs, templateTextPairs, textPairs } from './pairs';
import { coverNames } from './covers';
import { coverSurface, themeNames, tokens } from './tokens';

describe('contrast ratio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3);
    expect(contrastRatio('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBe(1);
  });

  it('rejects unreadable colours', () => {
    expect(() => contrastRatio('#fff', 'oklch(1 0 0)')).toThrow('Not an opaque OKLCH colour: #fff');
  });
});

describe.each(themeNames)('the %s theme', (theme) => {
  const { color } = tokens.themes[theme];

  it.each(textPairs)('%s is readable on %s', (text, surface) => {
    expect(contrastRatio(color[text], color[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s stands out from %s', (edge, surface) => {
    expect(contrastRatio(color[edge], color[surface])).toBeGreaterThanOrEqual(3);
  });

  it.each(coverNames)('reads on the surfaces of %s', (template) => {
    const surface = coverSurface(template, theme);
    for (const [text, ground] of templateTextPairs) {
      expect(contrastRatio(surface[text], surface[ground])).toBeGreaterThanOrEqual(4.5);
    }
    for (const [mark, ground] of templateEdgePairs) {
      expect(contrastRatio(surface[mark], surface[ground])).toBeGreaterThanOrEqual(3);
    }
    for (const paper of ['desk', 'sheet', 'raised'] as const) {
      expect(contrastRatio(surface.ink, color[paper])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(color.ink, surface.tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(color.ink2, surface.tint)).toBeGreaterThanOrEqual(4.5);
  });
});
