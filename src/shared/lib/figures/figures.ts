/*
 * Numbers as Intl writes them in American English. Intl itself is too slow for a first view: its first use blocks a slow phone for
 * a fifth of a second.
 */

/** A whole number, as in "1,234,567". */
export const figureOf = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

const UNITS = ['', 'K', 'M', 'B', 'T'];

/** A number in thousands, millions and so on, with at most so many decimals: "1.23M" with 2. */
export function shortFigureOf(value: number, decimals = 2): string {
  const unit = unitOf(Math.abs(value), decimals);
  return `${rounded(value, unit, decimals)}${UNITS[unit] ?? ''}`;
}

/** The largest unit of which the rounded number has at least one: 999,999 is 1M. */
function unitOf(value: number, decimals: number): number {
  const found = UNITS.findIndex((_, unit) => rounded(value, unit, decimals) < 1000);
  return found === -1 ? UNITS.length - 1 : found;
}

const rounded = (value: number, unit: number, decimals: number): number =>
  Math.round((value * 10 ** decimals) / 1000 ** unit) / 10 ** decimals;
