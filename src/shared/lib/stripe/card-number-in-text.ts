export const NO_CARD_NUMBER = 'Enter a card number in the card field only';

/** Digits of a card's length, whatever stands between them; those of a name or of an email address are none. */
const LIKE_A_CARD = /(?<!\w)[1-9][ .-]?(?:\d[ .-]?){11,17}\d(?![\w@])/g;

/** Whether a text that is not the card field holds a card's number, which must not leave this device. */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(LIKE_A_CARD) ?? []).some((number) => passesLuhn(number.replace(/\D/g, '')));

/** The check digit that every card's number ends with. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, counted) => total + (counted > 9 ? counted - 9 : counted), 0);
  return sum % 10 === 0;
}
