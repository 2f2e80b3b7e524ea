/** A number that Stripe publishes for tests, its test name, and how its bank responds. */
export interface TestCard {
  number: string;
  /** Sent instead of the number. */
  paymentMethod: string;
  /** How its bank responds, for a list of test cards. */
  behaviour: string;
}

/** The first cards succeed; the others show each failure. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', paymentMethod: 'pm_card_visa', behaviour: 'Pays' },
  { number: '5555555555554444', paymentMethod: 'pm_card_mastercard', behaviour: 'Pays, Mastercard' },
  { number: '378282246310005', paymentMethod: 'pm_card_amex', behaviour: 'Pays, American Express' },
  {
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
    behaviour: 'Asks for confirmation when it is saved',
  },
  {
    number: '4000002760003184',
    paymentMethod: 'pm_card_authenticationRequired',
    behaviour: 'Asks for confirmation at every payment',
  },
  {
    number: '4000008260003178',
    paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    behaviour: 'Asks for confirmation, then declines',
  },
  {
    number: '4000000000000341',
    paymentMethod: 'pm_card_chargeCustomerFail',
    behaviour: 'Saves, then declines',
  },
  { number: '4000000000000002', paymentMethod: 'pm_card_visa_chargeDeclined', behaviour: 'Declined' },
  {
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    behaviour: 'Declined: insufficient funds',
  },
  {
    number: '4000000000009987',
    paymentMethod: 'pm_card_visa_chargeDeclinedLostCard',
    behaviour: 'Declined: lost card',
  },
  {
    number: '4000000000009979',
    paymentMethod: 'pm_card_visa_chargeDeclinedStolenCard',
    behaviour: 'Declined: stolen card',
  },
  {
    number: '4000000000000069',
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
    behaviour: 'Declined: expired card',
  },
  {
    number: '4000000000000127',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
    behaviour: 'Declined: wrong security code',
  },
  {
    number: '4000000000000119',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
    behaviour: 'Declined: processing error',
  },
];
