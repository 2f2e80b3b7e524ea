import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledger } from '../credits/tables.ts';
import { finishedGeneration } from '../../../tests/contract/make-resource.ts';
import { documentRequest } from '../../../tests/support/document-request.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { includesTemplate, requireAccess } from './access.ts';
import { subscriptions } from '../subscriptions/tables.ts';

const { app, db, signIn } = await openTestApp();

const post = (path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers, ...(payload && { payload }) });

const change = (person: SignedIn, values: Partial<typeof subscriptions.$inferInsert>) =>
  db.update(subscriptions).set(values).where(eq(subscriptions.userId, person.id));

const NEEDED = { status: 'error', message: 'This needs a subscription.' };

describe('a gated document', () => {
  test('is rejected without a subscription and leaves no rows', async () => {
    const person = await signIn({ subscribed: false });
    const answer = await post('generations', person, documentRequest);
    expect([answer.statusCode, answer.json()]).toEqual([402, NEEDED]);
    const list = await app.inject({ method: 'GET', url: '/api/generations', headers: person.headers });
    expect(list.json().items).toEqual([]);
  });

  test.each([
    ['paused', { isPaused: true }],
    ['cancelled', { status: 'canceled' as const }],
    ['incomplete', { status: 'incomplete' as const }],
    ['over', { endsAt: new Date(0) }],
    ['unpaid', { status: 'unpaid' as const }],
  ])('is rejected with a subscription that is %s', async (_, values) => {
    const person = await signIn();
    await change(person, values);
    expect((await post('generations', person, documentRequest)).statusCode).toBe(402);
  });

  test('can be continued or rewritten only with a subscription', async () => {
    const person = await signIn();
    const id = await finishedGeneration(app, person.headers);
    await change(person, { isPaused: true });
    const again = { version: 1, change: 'again' };
    const calls = [
      () => post(`generations/${id}/continue`, person),
      () => post(`generations/${id}/sections/overview/regenerate`, person, again),
    ];
    for (const call of calls) expect((await call()).statusCode).toBe(402);
    await change(person, { isPaused: false });
    // With access again, only the document itself can reject the call.
    for (const call of calls) expect((await call()).statusCode).not.toBe(402);
  });

  test('is recorded without a charge on an unlimited plan', async () => {
    const person = await signIn({ plan: 'teacher_plus_month', tokens: 0 });
    await finishedGeneration(app, person.headers);
    const rows = await db.select().from(ledger).where(eq(ledger.userId, person.id));
    const settled = rows.find(({ kind }) => kind === 'settle');
    expect(settled).toMatchObject({ input: 0, output: 0 });
    expect(settled?.usedOutput).toBeGreaterThan(100);
    expect(rows.filter(({ kind }) => kind === 'refund')).toEqual([]);
  });
});

const template = { title: 'Essay grading', gate: 'subscription', plan: 'pro' } as const;

describe('a template of the higher plan', () => {
  test('is Teacher Pro’s', async () => {
    const [plus, pro] = [
      await signIn({ plan: 'teacher_plus_year' }),
      await signIn({ plan: 'teacher_pro_month' }),
    ];
    await expect(requireAccess(db, plus, template)).rejects.toMatchObject({
      status: 403,
      message: 'Teacher Plus does not include Essay grading. Switch to Teacher Pro to use it.',
    });
    await expect(requireAccess(db, pro, template)).resolves.toEqual({ unmetered: true });
    expect(includesTemplate('teacher-plus', template)).toBe(false);
    expect(includesTemplate('teacher-plus', { plan: 'plus' })).toBe(true);
  });
});

describe('an open template', () => {
  test('uses the balance and needs no subscription', async () => {
    const person = await signIn({ subscribed: false });
    const access = await requireAccess(db, person, { ...template, gate: 'open' });
    expect(access).toEqual({ unmetered: false });
  });
});
