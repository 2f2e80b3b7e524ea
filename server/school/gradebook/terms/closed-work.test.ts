import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AssignmentContent, GradebookRulesContent } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { giveMark, handInText, inHours } from '../../marking/student-work/testing.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { createAssignment } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { startAttempt } from '../../work/quizzes/attempts.ts';
import { closeAttempts } from '../../work/quizzes/close-attempts.ts';
import { quizAttempts } from '../../work/quizzes/tables.ts';
import { autumn, classWithTerm, dayIn, termOf } from './testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const later = termOf(2, { name: 'Spring', starts_on: dayIn(3), ends_on: dayIn(100) });
const SENTENCE = '“Autumn” is closed. A teacher can reopen it in the rules of the gradebook.';

/** A class whose autumn ends tomorrow and is followed by an open term. */
async function ofClass() {
  const own = await classWithTerm(tools, { terms: [{ ...autumn, ends_on: dayIn(1) }, later] });
  const ask = async (method: Method, path: string, payload?: object, as: SignedIn = own.teacher) =>
    app.inject({ method, url: `/api/${path}`, headers: as.headers, ...(payload && { payload }) });
  const contentOf = async (id: string): Promise<{ revision: number; content: AssignmentContent }> => {
    const { revision, content } = (await ask('GET', `assignments/${id}`)).json();
    return { revision, content };
  };
  const saveRules = async (change: Partial<GradebookRulesContent>, more: object = {}) => {
    const { revision, content } = (await own.read()).rules;
    return own.call('PUT', 'gradebook-rules', { revision, content: { ...content, ...change }, ...more });
  };
  return { ...own, ask, contentOf, saveRules };
}

const mark = { revision: 0, state: 'marked', scores: [], points: 7, comment: '', notes: [] };
const column = (assignment_id: string, change: object = {}) => ({
  assignment_id,
  counts: true,
  extra_credit: false,
  never_drop: false,
  term_id: null,
  display: 'usual' as const,
  ...change,
});

describe('a closed term', () => {
  test('refuses marks, their return and taking them back, until it is reopened', async () => {
    const { teacher, first, second, ids, ask, read, close, reopen } = await ofClass();
    const [open, returned] = [
      await handInText(db, first.id, ids.essay),
      await handInText(db, second.id, ids.essay),
    ];
    await giveMark(db, teacher.id, returned, 9);
    await close();
    const before = (await read()).cells;
    const calls: [Method, string, object?][] = [
      ['PUT', `submissions/${open}/mark`, mark],
      ['POST', `submissions/${returned}/take-back`],
      ['POST', `assignments/${ids.essay}/return`, { submission_ids: null, at: null }],
      ['POST', `assignments/${ids.essay}/key-marks`],
    ];
    for (const call of calls) {
      const answer = await ask(...call);
      expect([answer.statusCode, answer.json().message], call[1]).toEqual([409, SENTENCE]);
    }
    expect((await read()).cells).toEqual(before);
    const waiting = async () => [
      (await ask('GET', 'marking-queue')).json().items.map((entry: { id: string }) => entry.id),
      (await ask('GET', 'todos')).json().open.filter((entry: { kind: string }) => entry.kind === 'mark'),
    ];
    expect(await waiting()).toEqual([[], []]);
    await reopen();
    expect(await waiting()).toMatchObject([[ids.essay], [{ target_id: ids.essay }]]);
    expect((await ask('PUT', `submissions/${open}/mark`, mark)).statusCode).toBe(200);
    expect((await ask('POST', `submissions/${returned}/take-back`)).statusCode).toBe(200);
  });

  test('refuses changes of its assignments, and other work in its days', async () => {
    const { ids, classId, ask, contentOf, read, add, close, reopen } = await ofClass();
    const [open, trashed] = [await add('Open', 'Tests', 10, 24 * 50), await add('Trashed', 'Tests', 10, -48)];
    expect((await ask('DELETE', `assignments/${trashed}`)).statusCode).toBe(204);
    const [quiz, ofOpen] = [await contentOf(ids.quiz), await contentOf(open)];
    await close();
    const before = (await read()).assignments;
    const title = { ...quiz, content: { ...quiz.content, title: 'Other' } };
    const calls: [Method, string, object?][] = [
      ['PUT', `assignments/${ids.quiz}`, title],
      ['DELETE', `assignments/${ids.quiz}`],
      ['PUT', `assignments/${ids.quiz}/due-day`, { on: dayIn(50) }],
      ['POST', `assignments/${trashed}/restore`],
    ];
    for (const call of calls) {
      const answer = await ask(...call);
      expect([answer.statusCode, answer.json().message], call[1]).toEqual([409, SENTENCE]);
    }
    const dueThen = { due_at: inHours(-24), cut_off_at: null };
    const created = {
      class_id: classId,
      time_zone: 'Europe/London',
      content: { ...ofOpen.content, ...dueThen },
    };
    const { due_at: _, cut_off_at: __, publish_at: ___, student_ids: ____, ...rest } = ofOpen.content;
    const { exceptions: _e, group_ids: _g, group_exceptions: _x, ...task } = rest;
    const own = { student_ids: null, group_ids: [], exceptions: [], group_exceptions: [] };
    const inClasses = {
      time_zone: 'Europe/London',
      task,
      classes: [{ class_id: classId, ...dueThen, publish_at: null, ...own }],
    };
    const intoTerm: [Method, string, object, string][] = [
      ['PUT', `assignments/${open}`, { ...ofOpen, content: { ...ofOpen.content, ...dueThen } }, 'due_at'],
      ['PUT', `assignments/${open}/due-day`, { on: dayIn(-2) }, 'on'],
      ['POST', 'assignments', created, 'due_at'],
      ['POST', 'class-assignments', inClasses, 'classes.0.due_at'],
      ['POST', `assignments/${open}/duplicate`, { class_id: classId, due_on: dayIn(-2) }, 'due_on'],
    ];
    for (const [method, path, payload, field] of intoTerm) {
      const answer = await ask(method, path, payload);
      expect(answer.json().errors?.[field], `${path} ${answer.body}`).toEqual([
        expect.stringContaining('“Autumn”, which is closed'),
      ]);
    }
    expect((await read()).assignments).toEqual(before);
    expect((await ask('PUT', `assignments/${open}/due-day`, { on: dayIn(60) })).statusCode).toBe(204);
    await reopen();
    expect((await ask('PUT', `assignments/${ids.quiz}`, title)).statusCode).toBe(200);
    expect((await ask('POST', `assignments/${trashed}/restore`)).statusCode).toBe(204);
  });

  test('refuses other columns and names of categories, beside their fields', async () => {
    const { ids, add, close, saveRules, reopen } = await ofClass();
    const [open, project] = [
      await add('Open', 'Tests', 10, 24 * 50),
      await add('Project', 'Projects', 10, 24 * 50),
    ];
    await close();
    const columns = [
      [column(open, { term_id: autumn.id })],
      [column(ids.quiz, { term_id: later.id })],
      [column(ids.quiz, { counts: false })],
      [column(ids.quiz, { never_drop: true })],
    ];
    for (const given of columns) {
      const answer = await saveRules({ columns: given });
      expect(Object.keys(answer.json().errors ?? {}), answer.body).toEqual(['columns']);
    }
    const categoriesOf = (names: string[]) =>
      names.map((name) => ({
        name,
        weight: null,
        drop_lowest: 0,
        drop_highest: 0,
        extra_credit: false,
        average: 'points' as const,
      }));
    const renamed = [{ from: 'Tests', to: 'Exams' }];
    const refused = await saveRules({ categories: categoriesOf(['Exams', 'Homework']) }, { renamed });
    expect(refused.json().errors).toEqual({
      renamed: ['“Tests” has “Quiz” in “Autumn”, which is closed. Reopen it to change this.'],
    });
    const shown = [column(ids.quiz, { display: 'percent' }), column(project, { never_drop: true })];
    expect((await saveRules({ columns: shown })).statusCode).toBe(200);
    const others = {
      categories: categoriesOf(['Tests', 'Homework', 'Plays']),
    };
    expect((await saveRules(others, { renamed: [{ from: 'Projects', to: 'Plays' }] })).statusCode).toBe(200);
    await reopen();
    const after = { categories: categoriesOf(['Exams', 'Homework', 'Plays']) };
    expect((await saveRules(after, { renamed })).statusCode).toBe(200);
  });

  test('keeps its cells when students hand in or take back afterwards, and when time passes', async () => {
    const { first, second, classId, ids, read, enter, close, reopen, ask } = await ofClass();
    const late = { percent: 10, every: 'hour' as const, lowest_percent: 0 };
    await db.update(assignments).set({ latePolicy: late }).where(eq(assignments.id, ids.essay));
    await enter(ids.essay, first, [null, 8]);
    const taken = await handInText(db, second.id, ids.essay);
    await close();
    const own = async (student: SignedIn) =>
      (await ask('GET', `student/classes/${classId}/gradebook`, undefined, student)).json().cells;
    const before = [(await read()).cells, await own(first), await own(second)];
    await handInText(db, first.id, ids.essay);
    expect((await ask('POST', `submissions/${taken}/withdraw`, undefined, second)).statusCode).toBe(204);
    expect([(await read()).cells, await own(first), await own(second)]).toEqual(before);
    const shown = (await ask('GET', `student/assignments/${ids.essay}`, undefined, first)).json();
    expect(shown.entered).toMatchObject({ score: 8, deduction: 0 });
    await reopen();
    expect((await read()).cells).not.toEqual(before[0]);
  });

  test('keeps its work for whom it was, whatever groups become, until it is reopened', async () => {
    const { first, second, classId, ask, contentOf, add, read, close, reopen } = await ofClass();
    const id = await add('Of a group', 'Tests');
    const group = { name: 'Owls', student_ids: [first.id] };
    const { id: groupId } = (await ask('POST', `classes/${classId}/groups`, group)).json();
    const { revision, content } = await contentOf(id);
    const given = { revision, content: { ...content, student_ids: [], group_ids: [groupId] } };
    expect((await ask('PUT', `assignments/${id}`, given)).statusCode).toBe(200);
    await close();
    const before = (await read()).cells;
    const other = { ...group, student_ids: [second.id] };
    expect((await ask('PUT', `groups/${groupId}`, other)).statusCode).toBe(200);
    expect((await read()).cells).toEqual(before);
    await reopen();
    expect((await read()).cells).not.toEqual(before);
  });

  test('has quizzes that were over, and none that the job hands in later', async () => {
    const { teacher, first, second, classId, read, close } = await ofClass();
    const document = await storeQuestions(db, teacher.id, everyKind);
    const content = {
      title: 'Timed',
      instructions: '',
      points: 10,
      category: 'Tests',
      due_at: inHours(-1),
      cut_off_at: null,
      attempts: null,
      ai_policy: 'none' as const,
      late_policy: null,
      rubric: null,
      student_ids: null,
      group_ids: [],
      exceptions: [],
      group_exceptions: [],
      file_ids: [],
      publish_at: inHours(-48),
      missing_percent: null,
      hide_names: false,
      ...quizOn(document, { minutes: 10 }),
    };
    const id = await createAssignment(db, teacher.id, { classId, timeZone: 'Europe/London', content });
    const over = await startAttempt(db, first.id, id);
    await startAttempt(db, second.id, id);
    const startedAt = new Date(inHours(-2));
    await db.update(quizAttempts).set({ startedAt }).where(eq(quizAttempts.id, over.id));
    const statusesOf = async () => {
      const { cells, students, assignments: columns } = await read();
      const place = columns.findIndex((one) => one.id === id);
      return students.map(
        (_, student) =>
          cells.statuses[
            cells.students.findIndex((who, cell) => who === student && cells.assignments[cell] === place)
          ],
      );
    };
    await close();
    const before = await statusesOf();
    expect(before.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'missing',
      'waiting',
    ]);
    expect(await closeAttempts(db, new Date(inHours(1)))).toBe(1);
    expect(await statusesOf()).toEqual(before);
  });
});
