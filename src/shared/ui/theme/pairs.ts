import type { Palette } from './palettes';
import type { TemplateSurface } from './template-themes';

type Color = keyof Palette;
type Pair<Name> = readonly [text: Name, surface: Name];

const each = <Name>(texts: readonly Name[], surfaces: readonly Name[]): Pair<Name>[] =>
  texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));

const papers = ['desk', 'desk2', 'sheet', 'raised', 'well'] as const;

/** Text of any size on a surface: 4.5:1. */
export const textPairs: Pair<Color>[] = [
  ...each<Color>(['ink', 'ink2', 'ink3', 'primary', 'link', 'danger', 'warn', 'ok', 'pen'], papers),
  ...each<Color>(['ink', 'ink2', 'primary', 'link'], ['primaryTint', 'primaryTint2']),
  ...each<Color>(['onPrimary'], ['primary', 'primaryHover', 'primaryPress']),
  ...each<Color>(['ink', 'pen'], ['penTint']),
  ...each<Color>(['onPen'], ['pen', 'penHover']),
  ...each<Color>(['ink', 'danger'], ['dangerTint']),
  ...each<Color>(['onDanger'], ['danger', 'dangerHover']),
  ...each<Color>(['ink', 'warn'], ['warnTint']),
  ...each<Color>(['ink', 'ok'], ['okTint']),
  ...each<Color>(['onTip'], ['tip']),
  ...each<Color>(['onBinding'], ['binding', 'binding2']),
  ...each<Color>(['onPlate', 'onPlate2', 'onPlate3'], ['plate']),
  ...each<Color>(['ink'], ['wash1', 'wash2', 'wash3']),
];

/** Edges of controls, focus rings and marks that carry meaning: 3:1. */
export const edgePairs: Pair<Color>[] = [
  ...each<Color>(['control', 'focus', 'primary', 'danger', 'pen'], ['desk', 'sheet', 'raised', 'well']),
];

export const templateTextPairs: Pair<keyof TemplateSurface>[] = [
  ...each<keyof TemplateSurface>(['ink'], ['tint', 'tint2']),
];

/** Covers have icons and large numbers but no running text: 3:1. */
export const templateEdgePairs: Pair<keyof TemplateSurface>[] = [['onCover', 'cover']];
