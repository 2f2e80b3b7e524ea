import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { balanceOf, grant } from '../../billing/credits/credits.ts';
import { ledger } from '../../billing/credits/tables.ts';
import { subscriptions } from '../../billing/subscriptions/tables.ts';
import type { Batch, BatchEstimate } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { generations, runs } from '../generations/document/tables.ts';
import { scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { batches } from './tables.ts';
import { batchWhen, gradingRequest } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine, batchLanes: 1 });

const call = (path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/batches${path}`, headers, ...(payload && { payload }) });

/** The tokens of each kind that one item reserves. */
async function priceOfOne(): Promise<{ input: number; output: number }> {
  const estimate = await call('/estimate', await signIn(), gradingRequest(1));
  const { input_tokens: input, output_tokens: output } = estimate.json<BatchEstimate>();
  return { input, output };
}

/** A teacher whose plan includes the template and has a limit. */
const metered = (tokens: number) => signIn({ tokens, plan: 'student_pro_month' });

/** Gives credits, and has the paused batches checked as every minute. */
async function topUp(
  userId: string,
  cause: string,
  tokens: { input: number; output: number },
): Promise<void> {
  await grant(db, userId, cause, tokens);
  await app.jobs.send('tend-batches');
}

const stateOf = ({ state }: Batch) => state;
const statesOf = ({ items }: Batch) => items.map(({ state }) => state);
const spendsAll = (price: { input: number; output: number }) =>
  scriptedEngine({ does: 'write', usage: price });

afterEach(async () => {
  await db.update(batches).set({ state: 'cancelled', pausedFor: null });
});

test('a batch that runs out of credits pauses, and a top-up resumes it without a click', async () => {
  const price = await priceOfOne();
  engine.use(spendsAll(price));
  const most = Math.max(price.input, price.output);
  const person = await metered(most * 2);
  const { id } = (await call('', person, gradingRequest(4))).json<Batch>();
  const paused = await batchWhen(app, person.headers, id, (batch) => stateOf(batch) === 'paused');
  expect(paused.paused_for).toBe('credits');
  expect(paused.paused_because).toMatch(/you have 0 left/);
  expect(statesOf(paused)).toEqual(['finished', 'finished', 'waiting', 'waiting']);
  expect(await db.$count(generations), 'a pause leaves no empty document').toBe(2);

  await topUp(person.id, 'topup:1', { input: most, output: most });
  const third = await batchWhen(
    app,
    person.headers,
    id,
    (batch) => batch.counts.finished === 3 && stateOf(batch) === 'paused',
  );
  expect(third.counts.failed).toBe(0);
  await topUp(person.id, 'topup:2', { input: most, output: most });
  const over = await batchWhen(app, person.headers, id, (batch) => stateOf(batch) === 'finished');
  expect(over).toMatchObject({ paused_for: null, paused_because: null });
  expect(await balanceOf(db, person.id)).toMatchObject({
    used_input_tokens: 4 * price.input,
    used_output_tokens: 4 * price.output,
  });
});

test('a batch paused by the end of a subscription resumes with the next one', async () => {
  const gate = Promise.withResolvers<void>();
  const gated = scriptedEngine({ does: 'write', gate: gate.promise });
  engine.use(gated);
  const person = await signIn();
  const { id } = (await call('', person, gradingRequest(2))).json<Batch>();
  await vi.waitUntil(() => gated.requests.length === 1, 30_000);
  const isOwn = eq(subscriptions.userId, person.id);
  await db
    .update(subscriptions)
    .set({ status: 'canceled', endsAt: new Date(0) })
    .where(isOwn);
  gate.resolve();
  const paused = await batchWhen(app, person.headers, id, (batch) => stateOf(batch) === 'paused');
  expect(paused.paused_for).toBe('subscription');
  expect(statesOf(paused)).toEqual(['finished', 'waiting']);

  await db.update(subscriptions).set({ status: 'active', endsAt: null }).where(isOwn);
  await app.jobs.send('tend-batches');
  const over = await batchWhen(app, person.headers, id, (batch) => stateOf(batch) === 'finished');
  expect(statesOf(over)).toEqual(['finished', 'finished']);
});

test('a batch that its teacher paused stays paused, whatever the balance', async () => {
  const gate = Promise.withResolvers<void>();
  const gated = scriptedEngine({ does: 'write', gate: gate.promise });
  engine.use(gated);
  const person = await signIn();
  const { id } = (await call('', person, gradingRequest(2))).json<Batch>();
  await vi.waitUntil(() => gated.requests.length === 1, 30_000);
  expect((await call(`/${id}/pause`, person)).json<Batch>().paused_for).toBeNull();
  gate.resolve();
  await batchWhen(app, person.headers, id, ({ counts }) => counts.finished === 1);
  await topUp(person.id, 'topup', { input: 1, output: 1 });
  // Another user's batch is paused and resumed meanwhile, so the job has run.
  const price = await priceOfOne();
  engine.use(spendsAll(price));
  const most = Math.max(price.input, price.output);
  const other = await metered(most);
  const second = (await call('', other, gradingRequest(2))).json<Batch>();
  await batchWhen(app, other.headers, second.id, (batch) => stateOf(batch) === 'paused');
  await topUp(other.id, 'topup', { input: most, output: most });
  await batchWhen(app, other.headers, second.id, (batch) => stateOf(batch) === 'finished');
  const first = (await app.inject({ url: `/api/batches/${id}`, headers: person.headers })).json<Batch>();
  expect(statesOf(first)).toEqual(['finished', 'waiting']);
  expect(first.state).toBe('paused');
});

test('a cancelled batch is charged for what was written, and every reservation is refunded', async () => {
  const price = await priceOfOne();
  const hanging = scriptedEngine({ does: 'write', usage: price }, { does: 'hang', after: 0.2 });
  engine.use(hanging);
  const tokens = 10 * Math.max(price.input, price.output);
  const person = await metered(tokens);
  const { id } = (await call('', person, gradingRequest(5))).json<Batch>();
  await hanging.hung;
  const batch = (await call(`/${id}/cancel`, person)).json<Batch>();
  expect(statesOf(batch)).toEqual(['finished', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
  expect(await db.$count(runs), 'no run was begun for the rest').toBe(2);
  const balance = await balanceOf(db, person.id);
  expect(balance.available_output_tokens + balance.used_output_tokens).toBe(tokens);
  expect(balance.available_input_tokens + balance.used_input_tokens).toBe(tokens);
  expect(balance.used_output_tokens).toBeLessThan(2 * price.output);
  const [open] = await db
    .select({
      count: sql<number>`count(*) filter (where kind = 'reserve') - count(*) filter (where kind = 'settle')`,
    })
    .from(ledger)
    .where(eq(ledger.userId, person.id));
  expect(Number(open?.count)).toBe(0);
});
