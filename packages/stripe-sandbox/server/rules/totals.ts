import type { InvoiceLine, TaxAmount } from '../objects/invoice-objects.ts';
import type { Coupon } from '../objects/catalogue-objects.ts';
import type { Discount } from '../objects/subscription-objects.ts';

export interface AppliedDiscount {
  discount: Discount;
  coupon: Coupon;
}

/** Applies discounts and tax to the lines and sums them, in whole cents. */
export function priced(
  lines: readonly InvoiceLine[],
  discounts: readonly AppliedDiscount[],
  taxRate: number | undefined,
) {
  const reduced = discounts.reduce((some, discount) => reduce(some, discount), [...lines]);
  const taxed =
    taxRate === undefined ? reduced : reduced.map((line) => ({ ...line, taxes: [taxOf(line, taxRate)] }));
  const subtotal = sum(taxed.map(({ amount }) => amount));
  const off = discounts.map(({ discount }) => ({
    discount: discount.id,
    amount: sum(taxed.map((line) => taken(line, discount.id))),
  }));
  const taxes = taxRate === undefined ? [] : [totalTax(taxed)];
  const withoutTax = subtotal - sum(off.map(({ amount }) => amount));
  return {
    lines: taxed,
    subtotal,
    total_discount_amounts: off,
    total_taxes: taxes,
    total_excluding_tax: withoutTax,
    total: withoutTax + sum(taxes.map(({ amount }) => amount)),
  };
}

function reduce(lines: InvoiceLine[], { discount, coupon }: AppliedDiscount): InvoiceLine[] {
  let left = coupon.amount_off ?? 0;
  return lines.map((line) => {
    const open = line.amount - sum(line.discount_amounts.map(({ amount }) => amount));
    const off =
      coupon.percent_off === null
        ? Math.min(left, Math.max(open, 0))
        : Math.round((open * coupon.percent_off) / 100);
    left -= coupon.percent_off === null ? off : 0;
    return {
      ...line,
      discounts: [...line.discounts, discount.id],
      discount_amounts: [...line.discount_amounts, { amount: off, discount: discount.id }],
    };
  });
}

function taxOf(line: InvoiceLine, rate: number): TaxAmount {
  const taxable = line.amount - sum(line.discount_amounts.map(({ amount }) => amount));
  return {
    amount: Math.round((taxable * rate) / 100),
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: `txr_${String(rate).replace('.', '_')}` },
    taxability_reason: rate === 0 ? 'not_subject_to_tax' : 'standard_rated',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  };
}

function totalTax(lines: readonly InvoiceLine[]): TaxAmount {
  const all = lines.flatMap(({ taxes }) => taxes);
  const [first] = all;
  return {
    tax_behavior: 'exclusive',
    tax_rate_details: first?.tax_rate_details ?? null,
    taxability_reason: first?.taxability_reason ?? 'not_subject_to_tax',
    type: 'tax_rate_details',
    amount: sum(all.map(({ amount }) => amount)),
    taxable_amount: sum(all.map(({ taxable_amount: taxable }) => taxable)),
  };
}

const taken = ({ discount_amounts: amounts }: InvoiceLine, id: string) =>
  sum(amounts.filter(({ discount }) => discount === id).map(({ amount }) => amount));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
