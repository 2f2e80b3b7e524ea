import type { CSSProperties } from 'react';
import type { ThemeName } from './tokens';
import type { TemplateSurface } from './template-themes';

/** Numbers, or CSS that stands for them: lightness, chroma and hue of a cover, and the lightness of icons on it. */
type MixedColor = { l: string; c: string; h: string; on: string };

/** The properties that `coverAttributes` sets on an element, for its style sheet. */
export const mixedVariables: MixedColor = {
  l: 'var(--mixed-l)',
  c: 'var(--mixed-c)',
  h: 'var(--mixed-h)',
  on: 'var(--mixed-on)',
};

/** The surfaces of a colour that a user has mixed: those of the covers, with its lightness, chroma and hue. */
export function mixedSurface({ l, c, h, on }: MixedColor, theme: ThemeName): TemplateSurface {
  const tone = (lightness: string, most: number) => `oklch(${lightness} min(${most}, ${c}) ${h})`;
  if (theme === 'contrast') {
    return {
      cover: tone('0.4', 0.12),
      spine: tone('0.3', 0.1),
      tint: tone('0.975', 0.012),
      tint2: tone('0.945', 0.024),
      ink: tone('0.3', 0.06),
      line: tone('0.45', 0.06),
      onCover: 'oklch(1 0 0)',
    };
  }
  if (theme === 'dark') {
    return {
      cover: tone(`calc(${l} - 0.06)`, 0.115),
      spine: tone(`calc(${l} - 0.16)`, 0.11),
      tint: tone('0.282', 0.036),
      tint2: tone('0.335', 0.05),
      ink: tone('0.845', 0.075),
      line: tone('0.44', 0.06),
      onCover: `oklch(${on} 0 0)`,
    };
  }
  return {
    cover: `oklch(${l} ${c} ${h})`,
    spine: tone(`calc(${l} - 0.1)`, 0.13),
    tint: tone('0.952', 0.02),
    tint2: tone('0.912', 0.038),
    ink: tone('0.405', 0.08),
    line: tone('0.82', 0.05),
    onCover: `oklch(${on} 0 0)`,
  };
}

/** Lightness beyond which a cover would vanish on the page of a theme. */
const [DARKEST, LIGHTEST] = [0.48, 0.8];
/** Below it white icons stand out by 3:1, above it dark ones. */
const WHITE_BELOW = 0.62;
const MOST_CHROMA = 0.15;

/** A colour as hex, with the lightness and the chroma that a cover can have. */
export function mixedColor(hex: string): MixedColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  // Linear sRGB to OKLab, https://bottosson.github.io/posts/oklab/
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = Math.min(LIGHTEST, Math.max(DARKEST, lightness));
  const text = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  return {
    l: text(l, 3),
    c: text(Math.min(MOST_CHROMA, Math.hypot(a, b)), 3),
    h: text(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, 1),
    on: l < WHITE_BELOW ? '1' : '0.2',
  };
}

/** The attributes that colour an element by a template, a cover, or a colour as hex. */
export function coverAttributes(cover: string): { 'data-template': string; style?: CSSProperties } {
  if (!cover.startsWith('#')) return { 'data-template': cover };
  const { l, c, h, on } = mixedColor(cover);
  const variables: Record<`--${string}`, string> = {
    '--mixed-l': l,
    '--mixed-c': c,
    '--mixed-h': h,
    '--mixed-on': on,
  };
  return { 'data-template': 'mixed', style: { ...variables } };
}
