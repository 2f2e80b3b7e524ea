import { Problem } from '../../platform/problem.ts';

/**
 * Digits of a card's length, separators allowed. Digits inside a word or an email address do not
 * count.
 */
const CARD_NUMBER = /(?<!\w)[1-9][ .-]?(?:\d[ .-]?){11,17}\d(?![\w@])/g;

/**
 * Rejects a card number in any text field: card numbers go to Stripe only and are never stored or
 * forwarded here.
 */
export function rejectCardNumbers(given: object): void {
  const fields = [...fieldsWithCard(given, [])];
  if (fields.length === 0) return;
  throw new Problem('invalid', undefined, {
    errors: Object.fromEntries(fields.map((field) => [field, [CARD_FIELD_ONLY]])),
  });
}

const CARD_FIELD_ONLY = 'Enter a card number in the card field only.';

function* fieldsWithCard(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string' && holdsCardNumber(value)) yield path.join('.');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* fieldsWithCard(inner, [...path, key]);
}

const holdsCardNumber = (text: string): boolean =>
  (text.match(CARD_NUMBER) ?? []).some((number) => passesLuhn(number.replace(/\D/g, '')));

/** Luhn’s algorithm, which every card number satisfies. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, counted) => total + (counted > 9 ? counted - 9 : counted), 0);
  return sum % 10 === 0;
}
