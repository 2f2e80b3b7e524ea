export { holdsCardNumber, NO_CARD_NUMBER, passesLuhn } from './card-number';
