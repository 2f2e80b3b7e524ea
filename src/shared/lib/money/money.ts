type Style = {
  /** Omits the cents of a whole amount. */
  short?: boolean;
};

/** Formats an amount in minor units: 1900 is $19.00, or $19 if short. */
export function formatMoney(amount: number, currency = 'USD', { short = false }: Style = {}): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
