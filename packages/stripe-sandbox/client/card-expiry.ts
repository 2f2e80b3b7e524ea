import { complete, digitsOf, empty, type FieldState, invalid } from './field-state.ts';

/** `MM / YY`; a month that can only have one digit is padded. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) || /^1\s*\//.test(text) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 4);
  if (year !== '') return `${month} / ${year}`;
  // The slash is added with the third digit only, so that backspace can remove it.
  return /\/\s*$/.test(text) && padded.length >= 2 ? `${month} /` : month;
}

export interface Expiry {
  month: number;
  year: number;
}

export function expiryOf(text: string): Expiry {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

const INCOMPLETE = "Your card's expiration date is incomplete.";

export function readExpiry(text: string, isBlurred: boolean, now: Date): FieldState {
  const digits = digitsOf(text);
  if (digits === '') return empty;
  const { month, year } = expiryOf(text);
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return invalid(true, 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) return invalid(isBlurred, 'incomplete_expiry', INCOMPLETE);
  if (year < now.getFullYear()) {
    return invalid(true, 'invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return invalid(true, 'invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return complete;
}
