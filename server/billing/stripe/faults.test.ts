import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Fault, Moment, Webhook } from '../../../tests/support/stripe-server.ts';
import { daysOn, runLifecycle, openFaultyStripe } from '../testing/faulty-stripe.ts';

const context = await openFaultyStripe();
const { stripe, receive, newClient } = context;
afterAll(() => stripe.close());

beforeEach(() => {
  stripe.heal();
  stripe.webhooks.length = 0;
  stripe.deliverTo(receive);
});

/** The state after the lifecycle without faults; every other test must end in the same. */
let expected: unknown;
async function expectedState(): Promise<unknown> {
  return expected ?? Promise.reject(new Error('The test without faults must run first.'));
}

test('without faults the lifecycle ends with two paid periods, one pack and one card', async () => {
  const person = await newClient();
  await runLifecycle(context, person);
  expected = await person.state();
  expect(expected).toMatchObject([
    expect.any(Array),
    { price_id: 'student_pro_month', subscriptions: [{ status: 'active', is_paused: false }] },
    { payment_methods: [{ last4: '4444', default: true }] },
    {
      items: [
        { status: 'paid', total: 450 },
        { status: 'paid', total: 450 },
        { status: 'paid', total: 0 },
      ],
    },
  ]);
}, 120_000);

test('every webhook replayed ten times changes nothing', async () => {
  const person = await newClient();
  await runLifecycle(context, person);
  for (const webhook of stripe.webhooks) {
    for (let time = 0; time < 10; time += 1) await receive(webhook);
  }
  expect(await person.state()).toEqual(await expectedState());
}, 180_000);

test('lost webhooks that arrive later in random order lead to the same state', async () => {
  stripe.deliverTo(null);
  const people = [];
  for (let count = 0; count < 6; count += 1) {
    const before = stripe.webhooks.length;
    const person = await newClient();
    const card = await person.saveCard('pm_card_visa');
    await person.call(
      'POST',
      'subscriptions/create',
      { price_id: 'student_plus_month', payment_method_id: card },
      'subscribe',
    );
    await person.payPack(card);
    await stripe.sandbox.settled();
    people.push({ person, customer: customerOf(stripe.webhooks.slice(before)) });
  }
  await stripe.sandbox.advance(daysOn(8));
  const random = randomFrom(20_261_120);
  const states = [];
  for (const { person, customer } of people) {
    const own = stripe.webhooks.filter(({ body }) => body.includes(customer));
    expect(own.map(({ type }) => type)).toContain('invoice.paid');
    for (const webhook of shuffled(own, random)) await receive(webhook);
    states.push(await person.state());
  }
  const [first] = states;
  expect(first).toMatchObject([
    expect.any(Array),
    { subscriptions: [{ status: 'active' }], total_credit: expect.any(Number) },
    { payment_methods: [{ last4: '4242' }] },
    { items: [{ total: 500 }, { total: 0 }] },
  ]);
  for (const state of states) expect(state).toEqual(first);
}, 600_000);

/** A rejected call has not been processed; one that failed or timed out may have been. */
const failures: [Fault, Moment][] = [
  ['lost connection', 'before'],
  ['time-out', 'after'],
  ['conflict', 'before'],
  ['rate-limit', 'before'],
  ['error', 'before'],
  ['error', 'after'],
];

test.each(failures)(
  'each call failing once by %s, %s its work, leads to the same state',
  async (fault, moment) => {
    const person = await newClient();
    stripe.failEachOnce(fault, moment);
    await runLifecycle(context, person);
    expect(await person.state()).toEqual(await expectedState());
  },
  600_000,
);

test('a webhook with a wrong signature is rejected', async () => {
  const person = await newClient();
  await person.saveCard('pm_card_visa');
  await stripe.sandbox.settled();
  const [webhook] = stripe.webhooks;
  if (webhook === undefined) throw new Error('No webhook was signed.');
  await expect(
    receive({ ...webhook, body: webhook.body.replace('"livemode":false', '"livemode":true') }),
  ).rejects.toThrow('400');
});

function customerOf(webhooks: readonly Webhook[]): string {
  const [, customer] =
    /"(cus_\w+)"/.exec(webhooks.find(({ type }) => type === 'customer.created')?.body ?? '') ?? [];
  if (customer === undefined) throw new Error('No customer was created.');
  return customer;
}

/** A seeded random number generator (mulberry32), so that failures are reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
