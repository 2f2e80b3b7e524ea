import type { HighlightColor } from '@/shared/api/highlights';

export const colors = ['yellow', 'green', 'blue', 'pink'] as const satisfies readonly HighlightColor[];

export const colorNames: Readonly<Record<HighlightColor, string>> = {
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  pink: 'Pink',
};
