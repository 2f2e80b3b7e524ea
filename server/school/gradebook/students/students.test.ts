import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { createTotals } from 'gradebook-arithmetic/totals';
import type {
  Gradebook,
  GradebookRulesContent,
  GradebookStudentChange,
} from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { assignedWork } from '../../marking/student-work/testing.ts';
import { closeTerm } from '../terms/close-term.ts';
import { changeRules, termOf } from '../terms/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const term = termOf(1, { name: 'Autumn' });

async function ofStudent() {
  const work = await assignedWork(tools, { kinds: ['paper'] });
  const { classId, teacher, student } = work;
  await changeRules(db, classId, { terms: [term] });
  const call = async (
    method: 'GET' | 'PUT',
    path: string,
    payload?: object,
    { headers }: SignedIn = teacher,
  ) => app.inject({ method, url: `/api/classes/${classId}/${path}`, headers, ...(payload && { payload }) });
  const save = (change: Partial<GradebookStudentChange>, id = student.id) =>
    call('PUT', `gradebook-students/${id}`, { note: '', overrides: [], ...change });
  const read = async () => (await call('GET', 'gradebook')).json<Gradebook>().students[0];
  const history = async () => (await call('GET', `override-changes?student_id=${student.id}`)).json().items;
  return { ...work, call, save, read, history };
}

const override = (term_id: string | null, percent: number, reason = 'Was ill') => ({
  term_id,
  percent,
  reason,
});

describe('a student in the gradebook', () => {
  test('has a note and overrides, each change of which is recorded', async () => {
    const { save, read, history } = await ofStudent();
    const first = { note: ' Was ill in October. ', overrides: [override(null, 84.5), override(term.id, 70)] };
    expect((await save(first)).json()).toEqual(await read());
    const author = expect.any(String);
    expect(await read()).toMatchObject({
      note: 'Was ill in October.',
      overrides: [
        { term_id: term.id, percent: 70, reason: 'Was ill', author },
        { term_id: null, percent: 84.5, reason: 'Was ill', author },
      ],
    });
    expect((await save(first)).statusCode).toBe(200);
    expect(await history(), 'nothing has changed').toHaveLength(2);
    await save({ overrides: [override(term.id, 72)] });
    expect(await read()).toMatchObject({ note: '', overrides: [{ term_id: term.id, percent: 72 }] });
    expect(await history()).toMatchObject([
      { term_id: null, percent: null, author },
      { term_id: term.id, percent: 72, author },
      { term_id: term.id, percent: 70 },
      { term_id: null, percent: 84.5 },
    ]);
    await expect(db.execute(sql`update grade_overrides set percent = 100`)).rejects.toMatchObject({
      cause: { message: 'The history of a gradebook is append-only.' },
    });
  });

  test('has at most one override for each term that exists', async () => {
    const { save } = await ofStudent();
    for (const overrides of [[override(null, 80), override(null, 81)], [override(termOf(2).id, 80)]])
      expect(Object.keys((await save({ overrides })).json().errors)).toEqual(['overrides']);
    expect((await save({ overrides: [override(null, 80, ' ')] })).statusCode).toBe(422);
  });

  test('keeps the overrides of a closed term', async () => {
    const { teacher, classId, save } = await ofStudent();
    const overrides = [override(term.id, 70)];
    await save({ overrides });
    await closeTerm(db, teacher.id, classId, term.id);
    expect((await save({ overrides: [override(term.id, 71)] })).statusCode).toBe(409);
    expect((await save({ overrides: [] })).statusCode).toBe(409);
    expect(
      (await save({ note: 'Late often', overrides: [...overrides, override(null, 75)] })).statusCode,
    ).toBe(200);
  });

  test('has no override of a term that is removed, also when a term gets its id again', async () => {
    const { call, save, read, history } = await ofStudent();
    await save({ overrides: [override(null, 80), override(term.id, 70)] });
    const saveTerms = async (terms: GradebookRulesContent['terms']) => {
      const { revision, content } = (await call('GET', 'gradebook-rules')).json();
      const weighted = { ...content, terms, weights_terms: true };
      return call('PUT', 'gradebook-rules', { revision, content: weighted });
    };
    const weightedTerm = { ...term, weight: 100 };
    expect((await saveTerms([weightedTerm])).statusCode).toBe(200);
    const total = async () => {
      const { gradebook, students } = readClassGradebook((await call('GET', 'gradebook')).json<Gradebook>());
      const [student] = students.values();
      return createTotals(gradebook)(student ?? { cells: {} }).current.computed;
    };
    expect(await total()).not.toBeNull();
    expect((await saveTerms([])).statusCode).toBe(200);
    expect(await total()).toBeNull();
    expect((await history())[0]).toMatchObject({
      term_id: term.id,
      percent: null,
      author: expect.any(String),
    });
    await saveTerms([weightedTerm]);
    expect((await read())?.overrides).toMatchObject([{ term_id: null, percent: 80 }]);
    expect(await total()).toBeNull();
  });

  test('is in the class', async () => {
    const { save } = await ofStudent();
    expect((await save({ note: 'Elsewhere' }, (await signIn({ role: 'student' })).id)).statusCode).toBe(404);
  });
});

test('no student gets the notes of teachers, or whose they are', async () => {
  const { student, save } = await ofStudent();
  await save({ note: 'Copies from others.' });
  for (const url of ['/api/account/export', '/api/student/assignments'])
    expect((await app.inject({ url, headers: student.headers })).body).not.toContain('Copies');
});
