/**
 * A number as a person writes it, with a decimal point or comma; null for an empty text. Undefined if it is none, or if a
 * comma may divide thousands: "1,200".
 */
export function readNumber(text: string): number | null | undefined {
  const trimmed = text.trim().replace(/^[−–]/, '-');
  if (trimmed === '') return null;
  if (!/^-?(\d+[.,]?\d*|[.,]\d+)$/.test(trimmed) || /^-?[1-9]\d{0,2},\d{3}$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(',', '.'));
}

/** What may become a number by typing on. */
export const isBeginning = (text: string): boolean => /^\s*[-−–]?[.,]?$/.test(text);
