import { expect, test } from 'vitest';
import type { SubscriptionPreview } from '@/shared/api/subscriptions';
import { plansOf } from '../../../../../tests/support/plans';
import { inShortOf, summaryOf, verbFor } from './order-lines';

const [, , , pro] = plansOf('month');
const preview: SubscriptionPreview = {
  valid: true,
  currency: 'usd',
  lines: [{ description: 'Teacher Pro', amount: 1500, proration: false }],
  subtotal: 1500,
  discount: 300,
  tax: 96,
  total: 1296,
  due_now: 0,
  trial_days: 14,
  next_payment_at: '2026-12-04T09:00:00.000Z',
  proration_date: null,
};

const summary = (more: Partial<SubscriptionPreview>) => pro && summaryOf(pro, { ...preview, ...more });

test('a trial is free today and shows its first payment', () => {
  expect(summary({})).toEqual({
    lines: [
      { label: '14 days free', amount: '$0.00' },
      { label: 'Then each month', note: 'from 4 December 2026', amount: '$15.00' },
    ],
    discount: '-$3.00',
    tax: '$0.96',
    due: '$0.00',
    next: { label: 'First payment, 4 December 2026', amount: '$12.96' },
  });
});

test('without a trial the lines are the invoice’s own', () => {
  expect(summary({ trial_days: 0, due_now: 1296 })).toMatchObject({
    lines: [{ label: 'Teacher Pro', amount: '$15.00' }],
    due: '$12.96',
    next: { label: 'Next payment, 4 December 2026', amount: '' },
  });
});

test('a change credits the unused time of the previous plan', () => {
  const lines = [
    { description: 'Unused time on Teacher Plus', amount: -600, proration: true },
    { description: 'Remaining time on Teacher Pro', amount: 1000, proration: true },
  ];
  expect(summary({ lines, trial_days: 0, discount: 0, tax: 0, due_now: 400 })).toMatchObject({
    lines: [{ amount: '-$6.00' }, { amount: '$10.00' }],
    discount: null,
    tax: null,
    due: '$4.00',
  });
});

test('the button shows the amount', () => {
  expect(verbFor(preview)).toBe('Start 14-day trial');
  expect(verbFor({ ...preview, trial_days: 0, due_now: 1296 })).toBe('Pay $12.96');
});

test('the order is summarised in one line', () => {
  expect(inShortOf(preview)).toBe('14 days free, then $12.96 on 4 December 2026');
  expect(inShortOf({ ...preview, trial_days: 0, due_now: 1296 })).toBe('$12.96 today');
});
