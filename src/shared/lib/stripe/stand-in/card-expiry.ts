import { digitsOf, fine, flaw, type Reading } from './reading';

/** `MM / YY`; a month that can only be one digit gets its zero. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) || /^1\s*\//.test(text) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 4);
  if (year !== '') return `${month} / ${year}`;
  // The slash comes with the second digit, but going back over it must be possible.
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

export function readExpiry(text: string, isLeft: boolean, now: Date): Reading {
  const digits = digitsOf(text);
  if (digits === '') return { isEmpty: true, isComplete: false, flaw: undefined };
  const { month, year } = expiryOf(text);
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return flaw(true, 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) return flaw(isLeft, 'incomplete_expiry', INCOMPLETE);
  if (year < now.getFullYear()) {
    return flaw(true, 'invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return flaw(true, 'invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return fine;
}
