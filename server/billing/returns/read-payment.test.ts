import { expect, test } from 'vitest';
import { beganPeriod } from './read-payment.ts';
import { paidInvoiceShape } from './stripe-shapes.ts';

const start = new Date('2026-11-22T09:00:00.000Z');
const seconds = start.getTime() / 1000;

const invoiceOf = (line: { start?: number; amount?: number; proration?: boolean }) =>
  paidInvoiceShape.parse({
    id: 'in_1',
    lines: {
      data: [
        {
          amount: line.amount ?? 500,
          period: { start: line.start ?? seconds, end: seconds + 2_592_000 },
          ...(line.proration !== undefined && {
            parent: { subscription_item_details: { proration: line.proration } },
          }),
        },
      ],
    },
  });

test.each([
  ['pays for the whole period', { proration: false }, true],
  ['has a line without details', {}, true],
  ['pays for an upgrade in the same second', { proration: true }, false],
  ['pays for a later time', { start: seconds + 60 }, false],
  ['gives money back', { amount: -500 }, false],
])('an invoice that %s began the period: %s', (_, line, began) => {
  expect(beganPeriod(invoiceOf(line), start)).toBe(began);
});
