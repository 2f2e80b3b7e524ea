/*
 * Numbers as Intl writes them in American English. Intl itself is too slow for a first view: its first use blocks a slow phone for
 * a fifth of a second.
 */

/** A whole number, as in "1,234,567". */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

const UNITS = ['', 'K', 'M', 'B', 'T'];

/** An amount in thousands, millions and so on, never negative, with at most so many decimals: "1.23M" with 2. */
export function formatShortNumber(value: number, decimals = 2): string {
  const rounded = UNITS.map(
    (_, unit) => Math.round((value * 10 ** decimals) / 1000 ** unit) / 10 ** decimals,
  );
  // Only rounding shows the unit: 999,999 is 1M.
  const unit = rounded.findIndex((each) => each < 1000);
  return `${rounded.at(unit)}${UNITS.at(unit)}`;
}
