import { eq, sql } from 'drizzle-orm';
import { createTotals } from 'gradebook-arithmetic/totals';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { createTermOf } from 'gradebook-arithmetic/terms';
import { toText } from 'gradebook-arithmetic/fraction';
import { describe, expect, test } from 'vitest';
import type { Gradebook, GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { giveMark, handInText, inHours } from '../../marking/student-work/testing.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { autumn, changeRules, classWithTerm, dayIn, termOf } from './testing.ts';

const tools = await openTestApp();
const { db } = tools;

const ofClass = (change?: Partial<GradebookRulesContent>) => classWithTerm(tools, change);

const moveDue = (id: string, hours: number) =>
  db
    .update(assignments)
    .set({ dueAt: new Date(inHours(hours)) })
    .where(eq(assignments.id, id));

/** The totals of the first term, of each student. */
function termTotals(book: Gradebook) {
  const { gradebook, students } = readClassGradebook(book);
  const totalsOf = createTotals(gradebook);
  return Object.fromEntries(
    [...students].map(([id, student]) => {
      const { current, missingAsZero } = totalsOf(student);
      return [id, [current, missingAsZero].map(({ terms }) => terms[0]?.percent && toText(terms[0].percent))];
    }),
  );
}

describe('closing a term', () => {
  test('keeps its totals, whatever changes afterwards', async () => {
    const { teacher, first, second, ids, call, read, enter, close } = await ofClass();
    await enter(ids.quiz, first, [null, 8]);
    await enter(ids.exam, first, [null, 25]);
    await enter(ids.quiz, second, [null, 5]);
    const submission = await handInText(db, second.id, ids.essay);
    const before = termTotals(await read());
    expect(before[first.id], 'the essay is missing').toEqual(['66', '55']);
    const answer = await close();
    expect(answer.json().closed_terms).toMatchObject([{ term_id: autumn.id, rules: { mode: 'points' } }]);
    expect(termTotals(await read())).toEqual(before);

    const { revision, content } = (await read()).rules;
    const categories = content.categories.map((one) => ({ ...one, weight: 90, drop_lowest: 1 }));
    const changed = { ...content, mode: 'weighted', categories, scale: null };
    expect((await call('PUT', 'gradebook-rules', { revision, content: changed })).statusCode).toBe(200);
    await expect(giveMark(db, teacher.id, submission, 10)).rejects.toMatchObject({ status: 409 });
    await db
      .update(assignments)
      .set({ points: 80, category: 'Homework' })
      .where(eq(assignments.id, ids.exam));
    await moveDue(ids.quiz, 24 * 200);
    const after = await read();
    expect(after.rules.closed_terms[0]?.rules).toMatchObject({
      mode: 'points',
      categories: content.categories,
    });
    expect(termTotals(after)).toEqual(before);
  });

  test('keeps its rules under the new names of its categories', async () => {
    const { add, call, read, close } = await ofClass();
    await add('Play', 'Projects', 10, 24 * 200);
    await close();
    const { revision, content } = (await read()).rules;
    const categories = content.categories.map((one) => ({
      ...one,
      name: one.name === 'Projects' ? 'Plays' : one.name,
    }));
    const renamed = [{ from: 'Projects', to: 'Plays' }];
    await call('PUT', 'gradebook-rules', { revision, content: { ...content, categories }, renamed });
    const names = (await read()).rules.closed_terms[0]?.rules.categories.map(({ name }) => name);
    expect(names?.toSorted()).toEqual(['Homework', 'Plays', 'Tests']);
  });

  test('returns what is hidden, and freezes nothing that stays hidden', async () => {
    const { teacher, first, second, ids, read, enter, close } = await ofClass();
    await enter(ids.quiz, first, [null, 8]);
    await giveMark(db, teacher.id, await handInText(db, second.id, ids.essay), 9);
    await enter(ids.exam, second, [null, 40]);
    await db.update(assignments).set({ publishAt: null }).where(eq(assignments.id, ids.exam));
    await close();
    const book = await read();
    const place = (id: string) => book.assignments.findIndex((one) => one.id === id);
    const returned = book.cells.assignments.flatMap((column, cell) =>
      book.cells.returned[cell] ? [column] : [],
    );
    expect(new Set(returned)).toEqual(new Set([place(ids.quiz), place(ids.essay)]));
    expect(book.students.find(({ id }) => id === second.id)?.frozen).toEqual([
      { term_id: autumn.id, current: '90', missing_as_zero: '90' },
    ]);
  });

  test('refuses scores and returns in it, and not those of other terms', async () => {
    const later = termOf(2, { starts_on: dayIn(1), ends_on: dayIn(100) });
    const own = await ofClass({ terms: [{ ...autumn, ends_on: dayIn(0) }, later] });
    const { first, ids, add, call, enter, close, reopen } = own;
    await enter(ids.quiz, first, [null, 8]);
    await close();
    const refused = { outcome: 'refused', current: null, reason: 'term_closed' };
    expect(await enter(ids.quiz, first, [8, 9])).toMatchObject(refused);
    expect(await enter(ids.quiz, first, [8, null])).toMatchObject(refused);
    expect(await enter(ids.exam, first, [null, 9])).toMatchObject(refused);
    const status = { after: { points: 8, status: 'excused' as const } };
    const entry = entryOf({ assignmentId: ids.quiz, studentId: first.id }, [8, 8], status);
    expect((await call('POST', 'scores', { entries: [entry] })).json().items[0]).toMatchObject(refused);
    const toReturn = { assignment_ids: [ids.quiz], student_ids: null, at: null };
    expect((await call('POST', 'scores/return', toReturn)).json().message).toContain('closed');
    await moveDue(ids.exam, 48);
    expect(await enter(ids.exam, first, [null, 9])).toMatchObject(refused);
    const exam = await add('Final', 'Tests', 10, 48);
    expect(await enter(exam, first, [null, 9])).toMatchObject({ outcome: 'stored' });
    await reopen();
    expect(await enter(ids.quiz, first, [8, 9])).toMatchObject({ outcome: 'stored' });
  });

  test('keeps its assignments, whatever rules and due dates say, and gets no others', async () => {
    const later = termOf(2, { starts_on: dayIn(2), ends_on: dayIn(100) });
    const own = await ofClass({ terms: [{ ...autumn, ends_on: dayIn(1) }, later] });
    const { first, classId, ids, read, enter, close, reopen, add } = own;
    const [open, other] = [await add('Open', 'Tests', 10, 24 * 50), await add('Other', 'Tests', 10, 24 * 50)];
    await enter(ids.quiz, first, [null, 8]);
    await enter(open, first, [null, 5]);
    await close();
    const columnOf = (assignment_id: string, term_id: string) => ({
      assignment_id,
      term_id,
      counts: true,
      extra_credit: false,
      never_drop: false,
      display: 'usual' as const,
    });
    const columns = [columnOf(ids.quiz, later.id), columnOf(open, autumn.id)];
    // The rules refuse this; a term keeps its work all the same.
    await changeRules(db, classId, { columns });
    await moveDue(ids.exam, 24 * 50);
    await moveDue(other, -48);
    const late = await add('Late', 'Tests', 10, 24 * 50);
    await moveDue(late, -48);
    const book = await read();
    expect(book.rules.closed_terms[0]?.assignment_ids.toSorted()).toEqual(Object.values(ids).toSorted());
    const term = createTermOf(book.rules);
    const termsOf = Object.fromEntries(book.assignments.map((one) => [one.id, term(one)]));
    expect(termsOf).toEqual({
      [ids.quiz]: autumn.id,
      [ids.exam]: autumn.id,
      [ids.essay]: autumn.id,
      [open]: null,
      [other]: null,
      [late]: null,
    });
    const refused = { outcome: 'refused', reason: 'term_closed' };
    for (const id of [other, late]) expect(await enter(id, first, [null, 5])).toMatchObject(refused);
    await reopen();
    expect(await enter(late, first, [null, 5])).toMatchObject({ outcome: 'stored' });
  });

  test('says that an entry was stored before it, when its answer was lost', async () => {
    const { first, ids, call, close } = await ofClass();
    const entries = [entryOf({ assignmentId: ids.quiz, studentId: first.id }, [null, 8])];
    await call('POST', 'scores', { entries });
    await close();
    expect((await call('POST', 'scores', { entries })).json().items[0]).toMatchObject({ outcome: 'stored' });
  });

  test('at the same time as an entry either has it or refuses it', async () => {
    const { first, ids, read, enter, close } = await ofClass();
    await enter(ids.exam, first, [null, 20]);
    const entering = [1, 2, 3, 4].map((points) =>
      enter(ids.quiz, first, [points === 1 ? null : points - 1, points]),
    );
    const [closed, ...entered] = await Promise.all([close(), ...entering]);
    expect(closed?.statusCode).toBe(200);
    const stored = entered.filter(({ outcome }) => outcome === 'stored').length;
    const frozen = (await read()).students.find(({ id }) => id === first.id)?.frozen[0]?.current;
    expect(frozen).toBe(stored === 0 ? '50' : String((20 + stored) * 2));
  });

  test('is recorded, cannot happen twice, and can be taken back', async () => {
    const { call, read, close, reopen } = await ofClass({ terms: [{ ...autumn, closes_on: dayIn(-1) }] });
    expect((await reopen()).statusCode).toBe(409);
    expect((await close()).statusCode).toBe(200);
    expect((await close()).statusCode).toBe(409);
    const { revision, content } = (await read()).rules;
    const moved = { ...content, terms: [{ ...autumn, ends_on: dayIn(50) }] };
    for (const terms of [moved.terms, []]) {
      const answer = await call('PUT', 'gradebook-rules', { revision, content: { ...content, terms } });
      expect(Object.keys(answer.json().errors)).toEqual(['terms']);
    }
    expect((await reopen()).json()).toMatchObject({
      closed_terms: [],
      content: { terms: [{ closes_on: null }] },
    });
    expect((await read()).students.map(({ frozen }) => frozen)).toEqual([[], []]);
    const list = (await call('GET', 'term-closings')).json().items;
    const author = expect.any(String);
    expect(list).toMatchObject([
      { action: 'reopened', name: 'Autumn', author },
      { action: 'closed', name: 'Autumn', author },
    ]);
    expect((await call('POST', `gradebook-terms/${termOf(9).id}/close`)).statusCode).toBe(404);
  });

  test('leaves a record that cannot be changed', async () => {
    const { close } = await ofClass();
    await close();
    for (const statement of [
      'update term_closings set rules = null',
      "update term_closings set author_id = null, name = 'Spring'",
      "update frozen_totals set current = '100'",
    ])
      await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { message: 'The history of a gradebook is append-only.' },
      });
  });
});
