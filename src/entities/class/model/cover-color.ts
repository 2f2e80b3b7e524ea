import type { ClassCover } from '@/shared/api';
import { defaultColors } from '@/shared/ui/color-picker';

/** The covers that have a name, as hex. */
const named: Readonly<Record<string, string>> = {
  brick: '#c2603d',
  terracotta: '#d07940',
  marigold: '#d9a147',
  olive: '#a0a54d',
  moss: '#80994b',
  bottle: '#2f7453',
  jade: '#348770',
  lagoon: '#227d7e',
  petrol: '#187790',
  sky: '#358ab2',
  denim: '#2e76aa',
  ink: '#4a64b0',
  iris: '#6c6fbd',
  violet: '#6a57a8',
  plum: '#7d4c90',
  mulberry: '#944b7e',
};

/** The colour of a cover as hex. */
export const coverColor = (cover: ClassCover): string => named[cover] ?? cover;

/** The first colour of the picker that no other class has. */
export function freeCover(others: readonly ClassCover[]): ClassCover {
  const taken = new Set(others.map(coverColor));
  return (defaultColors.find(({ value }) => !taken.has(value)) ?? defaultColors[0]).value;
}
