export const NO_CARD_NUMBER = 'Enter a card number in the card field only';

/** As many digits as a card number has, with any separators, but not within a word. */
const LIKE_A_CARD = /(?<!\w)[1-9][ .-]?(?:\d[ .-]?){11,17}\d(?![\w@])/g;

/** Whether a text contains a card number, which must not be sent outside the card field. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(LIKE_A_CARD) ?? []).some((number) => passesLuhn(number.replace(/\D/g, '')));

/** Whether the check digit is valid (Luhn). */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, counted) => total + (counted > 9 ? counted - 9 : counted), 0);
  return sum % 10 === 0;
}
