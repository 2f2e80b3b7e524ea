import { describe, expect, test } from 'vitest';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { addAssignment, assignedWork } from '../../marking/student-work/testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

async function ofClass() {
  const work = await assignedWork(tools, { kinds: ['paper'] });
  const { headers } = work.teacher;
  const url = `/api/classes/${work.classId}/gradebook-rules`;
  const read = async () => (await app.inject({ url, headers })).json();
  const save = async (revision: number, content: GradebookRulesContent) =>
    app.inject({ method: 'PUT', url, headers, payload: { revision, content } });
  return { ...work, read, save };
}

const category = {
  weight: 40,
  drop_lowest: 1,
  drop_highest: 0,
  extra_credit: false,
  average: 'points',
} as const;
const level = (name: string, from: number) => ({ name, from, gpa: null, worth: null });
const term = (id: string, starts_on: string, ends_on: string) => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${id}`,
  name: 'Term',
  starts_on,
  ends_on,
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

    const column = { assignment_id: id, counts: true, extra_credit: false, never_drop: true };
    const elsewhere = { ...column, assignment_id: classId };
    const content = {
      ...before.content,
      mode: 'weighted' as const,
      categories: [{ ...category, name: ' Tests ' }],
      columns: [column, elsewhere],
    };
    const saved = (await save(0, content)).json();
    expect(saved).toMatchObject({ revision: 1, content: { mode: 'weighted', columns: [column] } });
    expect(namesOf(saved)).toEqual(['Tests', 'Homework']);
    expect(saved.content.columns).toHaveLength(1);
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
    ['scale', { scale: [level('B', 80), level('A', 90)] }],
    ['scale', { scale: [] }],
  ])('cannot contradict each other: %s %#', async (field, change) => {
    const { read, save } = await ofClass();
    const answer = await save(0, { ...(await read()).content, ...change });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  test('can show students what is entered at once', async () => {
    const { teacher, student, classId, id, read, save } = await ofClass();
    await save(0, { ...(await read()).content, returns: 'at_once' });
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [null, 7]);
    const answer = await app.inject({ url: '/api/student/assignments', headers: student.headers });
    expect(answer.json().items).toMatchObject([{ status: 'returned', score: 7 }]);
  });
});
