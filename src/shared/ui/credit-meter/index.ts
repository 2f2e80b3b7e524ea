export { CreditMeter, type CreditMeterProps } from './credit-meter';
