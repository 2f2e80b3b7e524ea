/** The nine colours offered first; each has a name, so that colour is never the only label. */
export const defaultColors = [
  { name: 'Brick', value: '#c2603d' },
  { name: 'Amber', value: '#d48c42' },
  { name: 'Mustard', value: '#dab451' },
  { name: 'Fern', value: '#638e4e' },
  { name: 'Bottle', value: '#2f7453' },
  { name: 'Teal', value: '#2a8a97' },
  { name: 'Cornflower', value: '#5382c0' },
  { name: 'Violet', value: '#6a57a8' },
  { name: 'Mulberry', value: '#944b7e' },
] as const;

/** The name of a default colour; the hex digits of any other. */
export function colorName(value: string) {
  return defaultColors.find((color) => color.value === value)?.name ?? value.toUpperCase();
}
