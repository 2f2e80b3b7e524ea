import { intervalWords } from '@/entities/plan';
import type { Plan } from '@/shared/api/plans';
import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import { dateOf } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/numbers';

export type OrderLine = { label: string; note?: string; amount: string };

export type OrderSummary = {
  lines: readonly OrderLine[];
  discount: string | null;
  tax: string | null;
  due: string;
  /** The payment after this one. */
  next: OrderLine | null;
};

/** The server's numbers in words: the new price, the credit for unused time, and the amount due today. */
export function summaryOf(plan: Plan, preview: SubscriptionPreview): OrderSummary {
  const money = (amount: number) => formatMoney(amount, preview.currency);
  const { trial_days, next_payment_at, total, tax, discount, due_now } = preview;
  const later = due_now === 0 && total > 0;
  const starts = next_payment_at === null ? undefined : `from ${dateOf(next_payment_at)}`;
  const trial: readonly OrderLine[] = [
    { label: `${trial_days} days free`, amount: money(0) },
    { label: `Then ${intervalWords[plan.interval].every}`, note: starts, amount: money(preview.subtotal) },
  ];
  return {
    lines:
      trial_days > 0
        ? trial
        : preview.lines.map(({ description, amount }) => ({ label: description, amount: money(amount) })),
    discount: discount > 0 ? money(-discount) : null,
    tax: tax > 0 ? money(tax) : null,
    due: money(due_now),
    next:
      next_payment_at === null
        ? null
        : {
            label: `${trial_days > 0 ? 'First' : 'Next'} payment, ${dateOf(next_payment_at)}`,
            amount: later ? money(total) : '',
          },
  };
}

/** The label of the button, with the amount. */
export const verbFor = (preview: SubscriptionPreview): string =>
  preview.trial_days > 0
    ? `Start ${preview.trial_days}-day trial`
    : `Pay ${formatMoney(preview.due_now, preview.currency)}`;

/** The order in one line. */
export function inShortOf({
  trial_days,
  next_payment_at,
  total,
  due_now,
  currency,
}: SubscriptionPreview): string {
  if (trial_days === 0) return `${formatMoney(due_now, currency)} today`;
  const then = next_payment_at === null ? '' : ` on ${dateOf(next_payment_at)}`;
  return `${trial_days} days free, then ${formatMoney(total, currency)}${then}`;
}
