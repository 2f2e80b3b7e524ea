import { passesLuhn } from '../card-number-in-text';
import { digitsOf, fine, flaw, type Reading } from './reading';

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

/** How long the code on a card of this brand is. */
export const cvcLength = (brand: CardBrand) => (brand === 'amex' ? 4 : 3);

/** In the groups that stand on the card. */
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

/** What a number still lacks. While it is being written, being short is no flaw. */
export function readNumber(text: string, isLeft: boolean): Reading {
  const digits = digitsOf(text);
  if (digits === '') return { isEmpty: true, isComplete: false, flaw: undefined };
  if (digits.length < schemeOf(digits).length) {
    return flaw(isLeft, 'incomplete_number', 'Your card number is incomplete.');
  }
  return passesLuhn(digits) ? fine : flaw(true, 'invalid_number', 'Your card number is invalid.');
}
