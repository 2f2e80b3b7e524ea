import { type CardBrand, cvcLength } from './card-number.ts';
import { complete, digitsOf, empty, type FieldState, invalid } from './field-state.ts';

export const formatCvc = (text: string, brand: CardBrand) => digitsOf(text).slice(0, cvcLength(brand));

export function readCvc(text: string, isBlurred: boolean, brand: CardBrand): FieldState {
  const { length } = digitsOf(text);
  if (length === 0) return empty;
  if (length < cvcLength(brand)) {
    return invalid(isBlurred, 'incomplete_cvc', "Your card's security code is incomplete.");
  }
  return complete;
}
