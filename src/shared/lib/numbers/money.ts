import { formatNumber } from './numbers';

type Style = {
  /** Omits the cents of a whole amount. */
  short?: boolean;
};

/** Formats an amount in minor units: 1900 is $19.00, or $19 if short. */
export function formatMoney(amount: number, currency = 'USD', { short = false }: Style = {}): string {
  const key = `${currency} ${short}`;
  const formatter = formatters.get(key) ?? createFormatter(currency, short);
  formatters.set(key, formatter);
  return formatter(amount);
}

/** Creating one takes longer than formatting a page of amounts. */
const formatters = new Map<string, (amount: number) => string>();

function createFormatter(currency: string, short: boolean): (amount: number) => string {
  if (currency.toUpperCase() === 'USD') return (amount) => inDollars(amount, short);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount) => format.format(amount / 10 ** digits);
}

/** Our own prices are in dollars, and `Intl`, slow at its first use, would delay the page that shows them. */
function inDollars(cents: number, short: boolean): string {
  const [whole, decimals] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const rest = short && decimals === '00' ? '' : `.${decimals}`;
  return `${cents < 0 ? '-' : ''}$${formatNumber(Number(whole))}${rest}`;
}
