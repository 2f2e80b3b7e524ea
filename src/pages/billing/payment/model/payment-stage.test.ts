import { expect, test } from 'vitest';
import { known, unknown } from '@/entities/subscription';
import { attempt } from './payment.fixture';
import { student, teacher } from '../../../../../tests/support/people';
import { plansOf } from '../../../../../tests/support/plans';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { stageOfPayment } from './payment-stage';

const [, , plus = null, pro = null] = plansOf('month');
const pack = { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: 'usd' };
const problem = { status: 503, message: 'Service Unavailable', fields: {} };
const wanted = {
  userId: teacher.id,
  priceId: 'teacher_pro_month',
  planName: 'Teacher Pro',
  prorationDate: null,
  startsAt: null,
};

type Known = Parameters<typeof stageOfPayment>[0];

const base: Known = {
  choice: { kind: 'plan', priceId: 'teacher_pro_month' },
  user: teacher,
  plan: pro,
  packs: null,
  subscription: known(subscriptionOf()),
  unreadable: false,
  paymentsOff: false,
  subscribing: { state: 'idle' },
  packPayment: { state: 'idle' },
  planChange: { state: 'idle' },
};
const packs = {
  choice: { kind: 'pack', packId: 'credits-1m' },
  user: student,
  plan: null,
  packs: [pack],
} as const;

test.each<[string, Partial<Known>, ReturnType<typeof stageOfPayment>['kind']]>([
  ['a pack for a user whose subscription is loading', { ...packs, subscription: unknown }, 'loading'],
  ['no choice', { choice: { kind: 'nothing' } }, 'nothing'],
  ['a visitor', { user: null }, 'visitor'],
  ['a user with an unverified address', { user: { ...teacher, email_verified: false } }, 'unverified'],
  ['an installation without payments', { paymentsOff: true }, 'paymentsOff'],
  ['a plan of the other role', { user: student }, 'nothing'],
  ['plans that are loading', { plan: null }, 'loading'],
  ['plans that failed to load', { plan: null, unreadable: true }, 'problem'],
  ['a subscription that is loading', { subscription: unknown }, 'loading'],
  ['a subscription that failed to load', { subscription: { state: 'failed', problem } }, 'problem'],
  ['a user without a plan', {}, 'subscribe'],
  [
    'a user whose plan has ended',
    { subscription: known(subscriptionOf({ ...paid, status: 'canceled' })) },
    'subscribe',
  ],
  [
    'a user whose first payment waits',
    { subscription: known(subscriptionOf({ ...paid, status: 'incomplete' })) },
    'subscribe',
  ],
  ['a user with this plan', { subscription: known(subscriptionOf(paid)) }, 'yours'],
  ['a user with another plan', { subscription: known(subscriptionOf(paid)), plan: plus }, 'change'],
  [
    'a user whose plan is paused',
    { subscription: known(subscriptionOf({ ...paid, is_paused: true })), plan: plus },
    'paused',
  ],
  [
    'a plan that the status has before its payment ends',
    {
      subscription: known(subscriptionOf(paid)),
      subscribing: { state: 'polling', attempt, card: null, granted: { trialing: false, tokens: 0 } },
    },
    'subscribe',
  ],
  [
    'a plan that is paid for',
    {
      subscription: known(subscriptionOf(paid)),
      subscribing: { state: 'done', attempt, granted: { trialing: false, tokens: 0 } },
    },
    'subscribed',
  ],
  [
    'a plan that was changed',
    { subscription: known(subscriptionOf(paid)), planChange: { state: 'changed', wanted } },
    'changed',
  ],
  ['a credit pack', packs, 'pack'],
  ['a pack that is not sold', { ...packs, packs: [] }, 'nothing'],
  ['packs that are loading', { ...packs, packs: null }, 'loading'],
  [
    'a pack that is paid for',
    { ...packs, packPayment: { state: 'paid', pack, paymentId: 'pi_1' } },
    'bought',
  ],
])('%s', (_, part, kind) => {
  expect(stageOfPayment({ ...base, ...part }).kind).toBe(kind);
});
