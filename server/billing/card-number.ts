import { Problem } from '../platform/problem.ts';

/** Digits of a card's length, whatever stands between them; those of a name or of an e-mail address are none. */
const LIKE_A_CARD = /(?<!\w)[1-9][ .-]?(?:\d[ .-]?){11,17}\d(?![\w@])/g;

/** Refuses what holds a card's number, whichever text of it: a number is given to Stripe, and never kept here or sent on. */
export function refuseCardNumbers(given: object): void {
  const fields = [...fieldsWithCard(given, [])];
  if (fields.length === 0) return;
  throw new Problem('invalid', undefined, {
    errors: Object.fromEntries(fields.map((field) => [field, [NOT_HERE]])),
  });
}

const NOT_HERE = 'A card number belongs in the card field only.';

function* fieldsWithCard(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string' && holdsCardNumber(value)) yield path.join('.');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* fieldsWithCard(inner, [...path, key]);
}

const holdsCardNumber = (text: string): boolean =>
  (text.match(LIKE_A_CARD) ?? []).some((number) => passesLuhn(number.replace(/\D/g, '')));

/** The check digit that every card's number ends with. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, counted) => total + (counted > 9 ? counted - 9 : counted), 0);
  return sum % 10 === 0;
}
