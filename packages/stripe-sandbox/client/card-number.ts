import { complete, digitsOf, empty, type FieldState, invalid } from './field-state.ts';

export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown';

interface Scheme {
  brand: CardBrand;
  begins: RegExp;
  length: number;
  groups: readonly number[];
}

const fours = [4, 4, 4, 4];
const schemes: readonly Scheme[] = [
  { brand: 'amex', begins: /^3[47]/, length: 15, groups: [4, 6, 5] },
  { brand: 'diners', begins: /^3(?:0[0-5]|[689])/, length: 14, groups: [4, 6, 4] },
  { brand: 'jcb', begins: /^35/, length: 16, groups: fours },
  { brand: 'visa', begins: /^4/, length: 16, groups: fours },
  { brand: 'mastercard', begins: /^(?:5[1-5]|2[2-7])/, length: 16, groups: fours },
  { brand: 'unionpay', begins: /^62/, length: 16, groups: fours },
  { brand: 'discover', begins: /^6/, length: 16, groups: fours },
];
const unknown: Scheme = { brand: 'unknown', begins: /^/, length: 16, groups: fours };

const schemeOf = (digits: string) => schemes.find(({ begins }) => begins.test(digits)) ?? unknown;

export const brandOf = (text: string): CardBrand => schemeOf(digitsOf(text)).brand;

/** The length of this brand's security code. */
export const cvcLength = (brand: CardBrand) => (brand === 'amex' ? 4 : 3);

/** Grouped as on the card. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const { length, groups } = schemeOf(digits);
  let rest = digits.slice(0, length);
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** A short number is an error only once the user has left the field. */
export function readNumber(text: string, isBlurred: boolean): FieldState {
  const digits = digitsOf(text);
  if (digits === '') return empty;
  if (digits.length < schemeOf(digits).length) {
    return invalid(isBlurred, 'incomplete_number', 'Your card number is incomplete.');
  }
  return passesLuhn(digits) ? complete : invalid(true, 'invalid_number', 'Your card number is invalid.');
}

/** Luhn’s algorithm, which every card number satisfies. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, counted) => total + (counted > 9 ? counted - 9 : counted), 0);
  return sum % 10 === 0;
}
