import type { PaymentMethod } from '@/shared/api/payments';

const BRANDS: Readonly<Record<string, { name: string; short: string }>> = {
  visa: { name: 'Visa', short: 'VISA' },
  mastercard: { name: 'Mastercard', short: 'MC' },
  amex: { name: 'American Express', short: 'AMEX' },
  discover: { name: 'Discover', short: 'DISC' },
  diners: { name: 'Diners Club', short: 'DC' },
  jcb: { name: 'JCB', short: 'JCB' },
  unionpay: { name: 'UnionPay', short: 'UP' },
};

export const brandOf = (brand: string): { name: string; short: string } =>
  BRANDS[brand] ?? { name: 'Card', short: '····' };

export const cardNameOf = ({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string =>
  `${brandOf(brand).name} ending ${last4}`;

/** A card is valid until the end of its month; `soon` from the month before. */
export function expiryOf(
  { exp_month, exp_year }: Pick<PaymentMethod, 'exp_month' | 'exp_year'>,
  now: Date | null,
): { words: string; soon: boolean } {
  const date = `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}`;
  const left = now ? (exp_year - now.getFullYear()) * 12 + exp_month - 1 - now.getMonth() : Infinity;
  if (left < 0) return { words: `Expired ${date}`, soon: true };
  if (left === 0) return { words: `Expires this month, ${date}`, soon: true };
  if (left === 1) return { words: `Expires next month, ${date}`, soon: true };
  return { words: `Expires ${date}`, soon: false };
}
