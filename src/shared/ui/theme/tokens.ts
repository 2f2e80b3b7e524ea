import { contrast, dark, light, type Palette } from './palettes';
import type { CoverName } from './covers';
import { coverThemes, type TemplateSurface } from './template-themes';

/** The interface themes: the values of `data-theme` on the root element. */
export type ThemeName = 'light' | 'dark' | 'contrast';

export const themeNames = ['light', 'dark', 'contrast'] as const satisfies ThemeName[];

type Shadows = { low: string; mid: string; high: string };

const lightShadows: Shadows = {
  low: '0 1px 0 oklch(0.35 0.03 70 / 0.07), 0 1px 2px oklch(0.35 0.03 70 / 0.06)',
  mid: '0 1px 0 oklch(0.35 0.03 70 / 0.06), 0 2px 4px -1px oklch(0.35 0.03 70 / 0.07), 0 10px 20px -12px oklch(0.35 0.03 70 / 0.20)',
  high: '0 1px 1px oklch(0.30 0.03 70 / 0.06), 0 6px 12px -4px oklch(0.30 0.03 70 / 0.12), 0 24px 48px -16px oklch(0.30 0.03 70 / 0.28)',
};

const darkShadows: Shadows = {
  low: '0 1px 0 oklch(0.08 0.02 268 / 0.40)',
  mid: '0 1px 0 oklch(0.08 0.02 268 / 0.40), 0 10px 20px -10px oklch(0.08 0.02 268 / 0.60)',
  high: '0 2px 4px oklch(0.08 0.02 268 / 0.40), 0 24px 48px -12px oklch(0.06 0.02 268 / 0.80)',
};

/** The tokens of a theme. */
export type Theme = { color: Palette; shadow: Shadows };

const themes: Record<ThemeName, Theme> = {
  light: { color: light, shadow: lightShadows },
  dark: { color: dark, shadow: darkShadows },
  contrast: { color: contrast, shadow: lightShadows },
};

function highContrast({ hue, light: paper }: (typeof coverThemes)[CoverName]): TemplateSurface {
  return {
    cover: paper.spine.replace(/^oklch\(\S+/, 'oklch(0.4'),
    spine: paper.spine.replace(/^oklch\(\S+/, 'oklch(0.3'),
    tint: `oklch(0.975 0.012 ${hue})`,
    tint2: `oklch(0.945 0.024 ${hue})`,
    ink: `oklch(0.3 0.06 ${hue})`,
    line: `oklch(0.45 0.06 ${hue})`,
    onCover: 'oklch(1 0 0)',
  };
}

/** The colours of a cover in a theme. */
export function coverSurface(cover: CoverName, theme: ThemeName): TemplateSurface {
  const covers = coverThemes[cover];
  return theme === 'contrast' ? highContrast(covers) : covers[theme];
}

/** Size and line height in rem, so that text follows the browser's font size. */
const text = {
  '2xs': { size: '0.8125rem', line: '1.125rem', tracking: '0' },
  xs: { size: '0.875rem', line: '1.25rem', tracking: '0' },
  sm: { size: '0.9375rem', line: '1.375rem', tracking: '0' },
  md: { size: '1rem', line: '1.5rem', tracking: '0' },
  lg: { size: '1.125rem', line: '1.75rem', tracking: '-0.002em' },
  xl: { size: '1.3125rem', line: '1.75rem', tracking: '-0.006em' },
  '2xl': { size: '1.625rem', line: '2rem', tracking: '-0.01em' },
  '3xl': { size: '2.125rem', line: '2.5rem', tracking: '-0.014em' },
  '4xl': { size: '2.75rem', line: '3.125rem', tracking: '-0.018em' },
  '5xl': { size: '3.75rem', line: '4rem', tracking: '-0.022em' },
};

/** All design tokens. */
export const tokens = {
  themes,
  font: {
    display: "'Literata', 'Literata Fallback', 'Literata Second Fallback', Georgia, serif",
    text: "'Atkinson Hyperlegible Next', 'Lectern Extra', 'Atkinson Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  text,
  weight: { regular: '400', medium: '500', semi: '560', bold: '620' },
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    14: '3.5rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  /** `page` and `cover` have a square bound edge and a round open edge. */
  radius: {
    xs: '3px',
    sm: '6px',
    md: '8px',
    lg: '12px',
    xl: '16px',
    leaf: '10px',
    full: '999px',
    page: '3px 10px 10px 3px',
    cover: '3px 9px 9px 3px',
  },
  motion: {
    press: '120ms',
    move: '200ms',
    rise: '360ms',
    pen: 'cubic-bezier(.2,.7,.2,1)',
    page: 'cubic-bezier(.32,.02,.1,1)',
  },
  layout: {
    sidebar: '15rem',
    rail: '4rem',
    bar: '3.5rem',
    rule: '1.75rem',
    page: '71rem',
    control: '2.5rem',
    target: '2.75rem',
  },
};
