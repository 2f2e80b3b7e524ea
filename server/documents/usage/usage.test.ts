import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { grant, reserve, settle } from '../../billing/credits/credits.ts';
import { runs } from '../generations/document/tables.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { otherTemplate, template } from '../../../tests/support/templates.ts';
import { insertRun, november } from './testing.ts';

const { app, db, signIn } = await openTestApp();

const usageOf = async ({ headers }: Pick<SignedIn, 'headers'>, query: string, path = '/usage') =>
  app.inject({ method: 'GET', url: `/api${path}?${query}`, headers });

describe('sums', () => {
  test('agree by day, by template and in total', async () => {
    const teacher = await signIn();
    await insertRun(db, teacher.id, { at: '2026-11-02T09:00:00Z' });
    await insertRun(db, teacher.id, {
      at: '2026-11-02T10:00:00Z',
      estimated: 200,
      used: 230,
      tool: otherTemplate.templateType,
    });
    await insertRun(db, teacher.id, { at: '2026-11-05T10:00:00Z', estimated: 300, used: 0 });
    await insertRun(db, teacher.id, { at: '2026-12-01T00:00:00Z' });
    const answer = await usageOf(teacher, november);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      period: { runs: 3, credits: 320, estimated: 600, refunded: 310, failed: 1 },
      days: [
        { date: '2026-11-02', runs: 2, credits: 320, estimated: 300 },
        { date: '2026-11-05', runs: 1, credits: 0, estimated: 300 },
      ],
      tools: [
        {
          template_type: otherTemplate.templateType,
          title: otherTemplate.title,
          runs: 1,
          credits: 230,
          estimated: 200,
        },
        {
          template_type: template.templateType,
          title: template.title,
          runs: 2,
          credits: 90,
          estimated: 400,
        },
      ],
    });
  });

  test('days follow the user’s time zone, even when the clocks change', async () => {
    const teacher = await signIn();
    // In Los Angeles, 1 November 2026 lasts 25 hours, until 08:00 UTC.
    await insertRun(db, teacher.id, { at: '2026-11-01T06:59:00Z', used: 1 });
    await insertRun(db, teacher.id, { at: '2026-11-01T07:00:00Z', used: 2 });
    await insertRun(db, teacher.id, { at: '2026-11-02T07:59:00Z', used: 4 });
    await insertRun(db, teacher.id, { at: '2026-11-02T08:00:00Z', used: 8 });
    const days = z.object({ days: z.array(z.object({ date: z.string(), credits: z.number() })) });
    const inLosAngeles = await usageOf(teacher, `${november}&time_zone=America/Los_Angeles`);
    expect(days.parse(inLosAngeles.json()).days).toEqual([
      { date: '2026-11-01', credits: 6 },
      { date: '2026-11-02', credits: 8 },
    ]);
    const inUtc = await usageOf(teacher, november);
    expect(days.parse(inUtc.json()).days).toEqual([
      { date: '2026-11-01', credits: 3 },
      { date: '2026-11-02', credits: 12 },
    ]);
  });

  test('a finished document is included at once', async () => {
    const teacher = await signIn();
    await grant(db, teacher.id, 'test', { input: 1000, output: 1000 });
    const today = new Date().toISOString().slice(0, 10);
    const runId = await insertRun(db, teacher.id, { at: '2020-01-01T00:00:00Z' });
    const open = randomUUID();
    const [row] = await db.select().from(runs);
    if (!row) throw new Error('No run');
    await db.insert(runs).values({ ...row, id: open, cause: 'continued' });
    await db.transaction((tx) => reserve(tx, teacher.id, open, { input: 40, output: 60 }));
    const none = await usageOf(teacher, `from=${today}&to=${today}`);
    expect(none.json()).toMatchObject({ period: { runs: 0 }, runs: { items: [] } });
    await db.transaction((tx) => settle(tx, open, { input: 30, output: 50 }));
    const one = await usageOf(teacher, `from=${today}&to=${today}`);
    expect(one.json()).toMatchObject({
      period: { runs: 1, credits: 80, estimated: 100, refunded: 20 },
      runs: { items: [{ id: open, cause: 'continued', estimated: 100, actual: 80, refunded: 20 }] },
    });
    expect(one.body).not.toContain(runId);
  });
});

test('documents and credits are counted by month and template, in the user’s time zone', async () => {
  const teacher = await signIn();
  const tool = otherTemplate.templateType;
  await insertRun(db, teacher.id, { at: '2026-10-31T23:30:00Z', used: 5 });
  await insertRun(db, teacher.id, { at: '2026-11-02T09:00:00Z', used: 10 });
  await insertRun(db, teacher.id, { at: '2026-11-03T09:00:00Z', used: 20, tool });
  await insertRun(db, teacher.id, { at: '2026-11-04T09:00:00Z', used: 30, tool });
  const period = 'from=2026-10-15&to=2026-11-30';
  const months = async (query: string) => (await usageOf(teacher, query)).json().months;
  expect(await months(period)).toMatchObject([
    { month: '2026-11', template_type: tool, title: otherTemplate.title, documents: 2, credits: 50 },
    { month: '2026-11', template_type: template.templateType, documents: 1, credits: 10 },
    { month: '2026-10', template_type: template.templateType, documents: 1, credits: 5 },
  ]);
  const inBerlin: { month: string; credits: number }[] = await months(`${period}&time_zone=Europe/Berlin`);
  expect(new Set(inBerlin.map(({ month }) => month))).toEqual(new Set(['2026-11']));
});

describe('runs', () => {
  test('are paged newest first without repetition', async () => {
    const teacher = await signIn();
    const ids: string[] = [];
    // Two runs share a time, to test that no page boundary skips one.
    for (const minute of [1, 2, 2, 3, 4])
      ids.unshift(await insertRun(db, teacher.id, { at: `2026-11-02T09:0${minute}:00Z` }));
    const page = z.object({
      items: z.array(z.object({ id: z.string() })),
      next_cursor: z.string().nullable(),
    });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await usageOf(
        teacher,
        `${november}&limit=2${cursor && `&cursor=${cursor}`}`,
        '/usage/runs',
      );
      const { items, next_cursor } = page.parse(answer.json());
      seen.push(...items.map(({ id }) => id));
      cursor = next_cursor;
    }
    expect(seen).toEqual(ids);
  });

  test("a cursor of another user's list shows the caller's own runs only", async () => {
    const [owner, other] = [await signIn(), await signIn()];
    await insertRun(db, owner.id, { at: '2026-11-02T09:00:00Z' });
    await insertRun(db, owner.id, { at: '2026-11-02T09:01:00Z' });
    const id = await insertRun(db, other.id, { at: '2026-11-01T09:01:00Z' });
    const first = await usageOf(owner, `${november}&limit=1`, '/usage/runs');
    const { next_cursor } = z.object({ next_cursor: z.string() }).parse(first.json());
    const answer = await usageOf(other, `${november}&cursor=${next_cursor}`, '/usage/runs');
    expect(answer.json()).toMatchObject({ items: [{ id }], next_cursor: null });
  });
});

test('a teacher without a plan has the granted credits', async () => {
  const person = await signIn({ subscribed: false });
  expect((await usageOf(person, november)).json()).toMatchObject({
    unlimited: false,
    rem: expect.any(Number),
  });
});

test('a student has a limit, a teacher with a plan does not', async () => {
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  await grant(db, student.id, 'gift', { input: 1000, output: 500 });
  expect((await usageOf(teacher, november)).json()).toMatchObject({
    total: null,
    rem: null,
    unlimited: true,
  });
  const { total, used, rem, unlimited } = z
    .object({ total: z.number(), used: z.number(), rem: z.number(), unlimited: z.boolean() })
    .parse((await usageOf(student, november)).json());
  expect({ used, unlimited }).toEqual({ used: 0, unlimited: false });
  expect(rem).toBeGreaterThanOrEqual(1500);
  expect(total).toBe(used + rem);
});

test('another user cannot see any of it', async () => {
  const [owner, other, student] = [await signIn(), await signIn(), await signIn({ role: 'student' })];
  await insertRun(db, owner.id, { at: '2026-11-02T09:00:00Z', title: 'The secret willow' });
  for (const outsider of [other, student]) {
    for (const path of ['/usage', '/usage/runs', '/usage/export']) {
      expect((await usageOf(outsider, november, path)).body).not.toContain('secret willow');
    }
    expect((await usageOf(outsider, november)).json()).toMatchObject({
      period: { runs: 0, credits: 0, estimated: 0, refunded: 0, failed: 0 },
      days: [],
      tools: [],
    });
  }
  expect((await usageOf(owner, november)).body).toContain('secret willow');
});

test.each([
  ['from=2026-11-02&to=2026-11-01', 'to'],
  ['from=2026-02-30&to=2026-11-01', 'from'],
  ['from=2026-11-01&to=2026-11-31', 'to'],
  ['from=2025-01-01&to=2026-11-01', 'to'],
  ['from=1999-01-01&to=1999-01-02', 'from'],
  ['to=2026-11-01', 'from'],
  [`${november}&time_zone=Mars/Olympus`, 'time_zone'],
  [`${november}&cursor=x`, 'cursor'],
])('%s is rejected on %s', async (query, field) => {
  const answer = await usageOf(await signIn(), query, '/usage/runs');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
});
