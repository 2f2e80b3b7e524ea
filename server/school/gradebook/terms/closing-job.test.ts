import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import { autumn, classWithTerm, dayIn } from './testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const ofClass = (change?: Partial<GradebookRulesContent>) => classWithTerm(tools, change);

describe('a day of closing', () => {
  const run = () => app.jobs.send('close-terms', '');

  test('closes the term once it is over at the school', async () => {
    const over = { ...autumn, closes_on: dayIn(-2) };
    const { first, ids, call, read, enter, reopen } = await ofClass({ terms: [over] });
    const later = await ofClass({ terms: [{ ...autumn, closes_on: dayIn(1) }] });
    await enter(ids.quiz, first, [null, 8]);
    await run();
    await expect
      .poll(async () => (await read()).rules.closed_terms)
      .toMatchObject([{ term_id: autumn.id, closed_by: null }]);
    expect((await later.read()).rules.closed_terms).toEqual([]);
    expect((await call('GET', 'score-changes')).json().items[0]).toMatchObject({
      origin: 'closing',
      author: null,
    });
    await reopen();
    expect((await read()).rules.content.terms[0]?.closes_on, 'or it would close again').toBeNull();
  });

  test('that is over already closes the term when it is saved', async () => {
    const { call, read } = await ofClass();
    const { revision, content } = (await read()).rules;
    const terms = content.terms.map((term) => ({ ...term, closes_on: dayIn(-2) }));
    const saved = await call('PUT', 'gradebook-rules', { revision, content: { ...content, terms } });
    expect(saved.json().closed_terms).toMatchObject([{ term_id: autumn.id, closed_by: null }]);
  });

  test('is that of the school’s time zone', async () => {
    // It is never today in both.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const [east, west] = zones.map((timeZone) =>
      new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()),
    );
    const ofZone = async (timeZone: string) => {
      const own = await ofClass({ terms: [{ ...autumn, closes_on: west ?? '' }] });
      const [school] = await db.insert(schools).values({ name: timeZone, timeZone }).returning();
      await db
        .update(users)
        .set({ schoolId: school?.id ?? 0 })
        .where(eq(users.id, own.teacher.id));
      return own;
    };
    expect(east).not.toBe(west);
    const [first, second] = [await ofZone(zones[0] ?? ''), await ofZone(zones[1] ?? '')];
    await run();
    await expect.poll(async () => (await first.read()).rules.closed_terms).toHaveLength(1);
    expect((await second.read()).rules.closed_terms).toEqual([]);
  });
});
