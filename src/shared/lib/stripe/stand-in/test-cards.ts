/** A number that Stripe publishes for tests, the name that stands for it, and what its bank does. */
export interface TestCard {
  number: string;
  /** Leaves the browser in the number's place. */
  paymentMethod: string;
  says: string;
}

/** The first of them pays; the others show what can go wrong. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', paymentMethod: 'pm_card_visa', says: 'Pays' },
  { number: '5555555555554444', paymentMethod: 'pm_card_mastercard', says: 'Pays, Mastercard' },
  { number: '378282246310005', paymentMethod: 'pm_card_amex', says: 'Pays, American Express' },
  {
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
    says: 'Asks you once, when it is saved',
  },
  {
    number: '4000002760003184',
    paymentMethod: 'pm_card_authenticationRequired',
    says: 'Asks you for every payment',
  },
  {
    number: '4000008260003178',
    paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    says: 'Asks you, then has no money',
  },
  {
    number: '4000000000000341',
    paymentMethod: 'pm_card_chargeCustomerFail',
    says: 'Can be saved, then is declined',
  },
  { number: '4000000000000002', paymentMethod: 'pm_card_visa_chargeDeclined', says: 'Declined' },
  {
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    says: 'Declined, no money',
  },
  {
    number: '4000000000009987',
    paymentMethod: 'pm_card_visa_chargeDeclinedLostCard',
    says: 'Declined, lost card',
  },
  {
    number: '4000000000009979',
    paymentMethod: 'pm_card_visa_chargeDeclinedStolenCard',
    says: 'Declined, stolen card',
  },
  { number: '4000000000000069', paymentMethod: 'pm_card_chargeDeclinedExpiredCard', says: 'Expired' },
  {
    number: '4000000000000127',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
    says: 'Wrong security code',
  },
  {
    number: '4000000000000119',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
    says: 'Processing error',
  },
];
