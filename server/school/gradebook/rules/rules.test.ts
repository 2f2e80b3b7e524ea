import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { addAssignment, assignedWork } from '../../marking/student-work/testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { assignments } from '../../work/assignments/tables.ts';

const tools = await openTestApp();
const { app, db } = tools;

async function ofClass() {
  const work = await assignedWork(tools, { kinds: ['paper'] });
  const { headers } = work.teacher;
  const url = `/api/classes/${work.classId}/gradebook-rules`;
  const read = async () => (await app.inject({ url, headers })).json();
  const save = async (revision: number, content: GradebookRulesContent, more: object = {}) =>
    app.inject({ method: 'PUT', url, headers, payload: { revision, content, ...more } });
  return { ...work, read, save };
}

const category = {
  weight: 40,
  drop_lowest: 1,
  drop_highest: 0,
  extra_credit: false,
  average: 'points',
} as const;
const columnOf = (assignment_id: string) => ({
  assignment_id,
  counts: true,
  extra_credit: false,
  never_drop: true,
  term_id: null,
  display: 'usual' as const,
});
const bound = { category: null, assignment_id: null, at_least: 50 };
const NOWHERE = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5dff';
const level = (name: string, from: number) => ({ name, from, gpa: null, worth: null });
const term = (id: string, starts_on: string, ends_on: string) => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${id}`,
  name: 'Term',
  starts_on,
  ends_on,
  closes_on: null,
  weight: null,
});

describe('the rules of a class', () => {
  test('are the usual ones, with the categories of its assignments, until a teacher changes them', async () => {
    const { teacher, classId, id, read, save } = await ofClass();
    await addAssignment(db, teacher.id, classId, { category: 'Tests' });
    const before = await read();
    expect(before).toMatchObject({ revision: 0, content: { mode: 'points', returns: 'by_hand' } });
    const namesOf = ({ content }: { content: GradebookRulesContent }) =>
      content.categories.map(({ name }) => name);
    expect(namesOf(before)).toEqual(['Homework', 'Tests']);

    const column = columnOf(id);
    const content = {
      ...before.content,
      mode: 'weighted' as const,
      categories: [{ ...category, name: ' Tests ' }],
      columns: [column],
    };
    const saved = (await save(0, content)).json();
    expect(saved).toMatchObject({ revision: 1, content: { mode: 'weighted', columns: [column] } });
    expect(namesOf(saved)).toEqual(['Tests', 'Homework']);
    expect((await save(0, content)).statusCode).toBe(409);
    expect((await save(1, content)).json().revision).toBe(2);
  });

  test.each([
    [
      'categories',
      {
        categories: [
          { ...category, name: 'A' },
          { ...category, name: 'A ' },
        ],
      },
    ],
    ['terms', { terms: [term('01', '2026-09-01', '2026-08-01')] }],
    ['terms', { terms: [term('01', '2026-09-01', '2026-10-01'), term('02', '2026-10-01', '2026-11-01')] }],
    ['terms', { terms: [{ ...term('01', '2026-09-01', '2026-10-01'), closes_on: '2026-08-31' }] }],
    ['scale', { scale: [level('B', 80), level('A', 90)] }],
    ['scale', { scale: [level('A', 90), level('a', 80)] }],
    ['columns', { columns: [columnOf(NOWHERE)] }],
    ['bonuses', { bonuses: [{ ...bound, add: 5 }] }],
    ['bonuses', { bonuses: [{ ...bound, category: 'Poems', add: 5 }] }],
    ['must_pass', { must_pass: [{ ...bound, assignment_id: NOWHERE, otherwise_at_most: 40 }] }],
    [
      'must_pass',
      { must_pass: [{ ...bound, assignment_id: NOWHERE, category: 'Homework', otherwise_at_most: 40 }] },
    ],
    ['scale', { scale: [] }],
    ['scale', { scale: [level('A', 95), level('B', 90)] }],
  ])('cannot contradict each other: %s %#', async (field, change) => {
    const { read, save } = await ofClass();
    const answer = await save(0, { ...(await read()).content, ...change });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('name terms and assignments that exist, once', async () => {
    const { id, read, save } = await ofClass();
    const { content } = await read();
    const fieldsOf = async (change: Partial<GradebookRulesContent>) =>
      Object.keys((await save(0, { ...content, ...change })).json().errors);
    expect(await fieldsOf({ columns: [{ ...columnOf(id), term_id: NOWHERE }] })).toEqual(['columns']);
    expect(await fieldsOf({ columns: [columnOf(id), columnOf(id.toUpperCase())] })).toEqual(['columns']);
  });

  test('forget what names an assignment that is deleted', async () => {
    const { teacher, classId, id, read, save } = await ofClass();
    const other = await addAssignment(db, teacher.id, classId, { category: 'Tests' });
    const rule = { ...bound, otherwise_at_most: 40 };
    const must_pass = [
      { ...rule, assignment_id: id },
      { ...rule, assignment_id: other },
      { ...rule, category: 'Tests' },
    ];
    const columns = [columnOf(id), columnOf(other)];
    await save(0, { ...(await read()).content, categories: [], must_pass, columns });
    await db.delete(assignments).where(eq(assignments.id, other));
    const { content } = await read();
    expect([content.must_pass, content.columns]).toEqual([[must_pass[0]], [columns[0]]]);
    expect((await save(1, content)).statusCode).toBe(200);
  });

  test('give the assignments of a category its new name, also of two that change places', async () => {
    const { teacher, classId, id, read, save } = await ofClass();
    const other = await addAssignment(db, teacher.id, classId, { category: 'Tests' });
    const { content } = await read();
    const of = (...names: string[]) => ({
      ...content,
      categories: names.map((name) => ({ ...category, name })),
    });
    const categories = async () =>
      Object.fromEntries(
        (await db.select().from(assignments).where(eq(assignments.classId, classId))).map((row) => [
          row.id,
          row.category,
        ]),
      );
    const gone = await save(0, of('Essays'), { renamed: [{ from: 'Homework', to: 'Poems' }] });
    expect(Object.keys(gone.json().errors)).toEqual(['renamed']);
    const still = await save(0, of('Homework', 'Essays'), { renamed: [{ from: 'Homework', to: 'Essays' }] });
    expect(Object.keys(still.json().errors)).toEqual(['renamed']);
    await save(0, of('Essays', 'Tests'), { renamed: [{ from: 'Homework', to: 'Essays' }] });
    expect(await categories()).toEqual({ [id]: 'Essays', [other]: 'Tests' });
    const renamed = [
      { from: 'Essays', to: 'Tests' },
      { from: 'Tests', to: 'Essays' },
    ];
    await save(1, of('Essays', 'Tests'), { renamed });
    expect(await categories()).toEqual({ [id]: 'Tests', [other]: 'Essays' });
  });

  test('can show students what is entered at once', async () => {
    const { teacher, student, classId, id, read, save } = await ofClass();
    await save(0, { ...(await read()).content, returns: 'at_once' });
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [null, 7]);
    const answer = await app.inject({ url: '/api/student/assignments', headers: student.headers });
    expect(answer.json().items).toMatchObject([{ status: 'returned', score: 7 }]);
  });
});
