import { type CardBrand, cvcLength } from './card-number';
import { digitsOf, fine, flaw, type Reading } from './reading';

export const formatCvc = (text: string, brand: CardBrand) => digitsOf(text).slice(0, cvcLength(brand));

export function readCvc(text: string, isLeft: boolean, brand: CardBrand): Reading {
  const { length } = digitsOf(text);
  if (length === 0) return { isEmpty: true, isComplete: false, flaw: undefined };
  if (length < cvcLength(brand)) {
    return flaw(isLeft, 'incomplete_cvc', "Your card's security code is incomplete.");
  }
  return fine;
}
