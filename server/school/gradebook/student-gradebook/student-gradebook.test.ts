import { toText } from 'gradebook-arithmetic/fraction';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { createTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import { elementsWith, readTaggedPdf } from '../../../documents/exports/pdf/testing.ts';
import type {
  AssignmentContent,
  Gradebook,
  GradebookRules,
  ScoreEntry,
  StudentGradebook,
} from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import {
  addAssignment,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';

const { app, db, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

async function classOf(count: number) {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: count }, () => signIn({ role: 'student' })));
  const [student] = students;
  if (!student) throw new Error('No student.');
  const classId = await classWith(db, teacher.id, students);
  const paper = { kinds: ['paper' as const], due_at: inHours(-30), cut_off_at: null };
  return {
    teacher,
    student,
    students,
    classId,
    add: (title: string, change: Partial<AssignmentContent> = {}) =>
      addAssignment(db, teacher.id, classId, { title, ...change }),
    addPaper: (title: string, change: Partial<AssignmentContent> = {}) =>
      addAssignment(db, teacher.id, classId, { title, ...paper, ...change }),
    async enter(
      assignmentId: string,
      who: SignedIn,
      points: number | null,
      change: Partial<ScoreEntry> = {},
    ) {
      const entry = entryOf({ assignmentId, studentId: who.id }, [null, points], change);
      const answer = await call('POST', `classes/${classId}/scores`, teacher, { entries: [entry] });
      expect(answer.json().items).toMatchObject([{ outcome: 'stored' }]);
    },
    giveBack: (...ids: string[]) =>
      call('POST', `classes/${classId}/scores/return`, teacher, {
        assignment_ids: ids,
        student_ids: null,
        at: null,
      }),
    async change(change: Partial<GradebookRules['content']>) {
      const rules: GradebookRules = (await call('GET', `classes/${classId}/gradebook-rules`, teacher)).json();
      const content = { ...rules.content, ...change };
      const body = { revision: rules.revision, content };
      expect((await call('PUT', `classes/${classId}/gradebook-rules`, teacher, body)).statusCode).toBe(200);
    },
    read: async (who = student): Promise<StudentGradebook> =>
      (await call('GET', `student/classes/${classId}/gradebook`, who)).json(),
    readBook: async (): Promise<Gradebook> =>
      (await call('GET', `classes/${classId}/gradebook`, teacher)).json(),
  };
}

/** The cells by title. */
const cellsOf = ({ assignments, cells }: StudentGradebook) =>
  Object.fromEntries(
    cells.assignments.map((place, index) => [
      assignments[place]?.title,
      { points: cells.points[index], status: cells.statuses[index], returned: cells.returned[index] },
    ]),
  );

test('a student gets their own returned scores, and nothing that tells of hidden ones', async () => {
  const { student, teacher, students, add, addPaper, enter, giveBack, read } = await classOf(2);
  const essay = await add('Essay');
  await giveMark(db, teacher.id, await handInText(db, student.id, essay), 9);
  await add('Missing', { due_at: inHours(-2), cut_off_at: null });
  const [exam, quiet] = [await addPaper('Exam'), await addPaper('Quiet')];
  await addPaper('Draft', { publish_at: null });
  await add('Not mine', { student_ids: [students[1]?.id ?? ''] });
  await enter(exam, student, 7);
  await enter(quiet, student, null, { after: { points: null, status: 'excused' } });
  expect(cellsOf(await read())).toEqual({
    Essay: { points: null, status: 'waiting', returned: false },
    Missing: { points: null, status: 'missing', returned: false },
  });
  await giveBack(exam, quiet);
  await returnMarks(db, teacher.id, essay, { submission_ids: null, at: null });
  const book = await read();
  expect(cellsOf(book)).toMatchObject({
    Essay: { points: 9, status: 'none', returned: true },
    Exam: { points: 7, status: 'none', returned: true },
    Quiet: { points: null, status: 'excused' },
  });
  expect(book.students.map(({ id }) => id)).toEqual([student.id]);
  expect(JSON.stringify(book)).not.toMatch(/Draft|Not mine/);
  expect(book).toMatchObject({ groups: [], last_change: 0 });
});

test('a category that only an unpublished assignment names stays unknown', async () => {
  const { addPaper, add, change, read } = await classOf(1);
  await add('Essay', { category: 'Writing' });
  await addPaper('Draft', { publish_at: null, category: 'Surprise' });
  const rule = {
    weight: 50,
    drop_lowest: 1,
    drop_highest: 0,
    extra_credit: false,
    average: 'points' as const,
  };
  await change({ categories: ['Surprise', 'Planned'].map((name) => ({ ...rule, name })) });
  expect((await read()).rules.content.categories.map(({ name }) => name)).toEqual(['Writing']);
});

test('rules on work that the student does not have name nothing of it', async () => {
  const { students, add, addPaper, change, read, classId, teacher, readBook } = await classOf(2);
  await add('Essay', { category: 'Writing' });
  await add('Not mine', { category: 'Secret', student_ids: [students[1]?.id ?? ''] });
  await addPaper('Draft', { publish_at: null, category: 'Surprise' });
  const ofCategory = (category: string) => ({ category, assignment_id: null, at_least: 80 });
  const { content } = (await readBook()).rules;
  const term = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
  const days = { starts_on: '2026-01-01', ends_on: '2035-01-01', closes_on: null };
  await change({
    ...content,
    terms: [{ id: term, name: 'Autumn', weight: null, ...days }],
    bonuses: ['Writing', 'Secret', 'Surprise'].map((name) => ({ ...ofCategory(name), add: 5 })),
    must_pass: ['Secret', 'Surprise'].map((name) => ({ ...ofCategory(name), otherwise_at_most: 40 })),
  });
  const closed = await call('POST', `classes/${classId}/gradebook-terms/${term}/close`, teacher);
  expect(closed.json().closed_terms[0].assignment_ids).toHaveLength(3);
  const { rules, assignments } = await read();
  expect(JSON.stringify(rules)).not.toMatch(/Secret|Surprise/);
  expect(rules.content.bonuses).toMatchObject([{ category: 'Writing' }]);
  expect(rules.closed_terms[0]?.assignment_ids).toEqual(assignments.map(({ id }) => id));
});

test('the totals are those that the teacher sees of returned scores, also with attempts and an extension', async () => {
  const { teacher, student, add, addPaper, enter, giveBack, change, read, readBook } = await classOf(1);
  const late = { percent: 15, every: 'day', lowest_percent: 0 } as const;
  const twice = await add('Twice', {
    attempts_count: 'average',
    points: 14.5,
    late_policy: late,
    due_at: inHours(-5),
    cut_off_at: null,
  });
  for (const points of [14.5, 11]) {
    await giveMark(
      db,
      teacher.id,
      await handInText(db, student.id, twice, `${points}`, points === 11 ? 1 : 0),
      points,
    );
  }
  await returnMarks(db, teacher.id, twice, { submission_ids: null, at: null });
  const [exam, hidden] = [await addPaper('Exam', { category: 'Tests' }), await addPaper('Hidden')];
  await enter(exam, student, 7);
  await giveBack(exam);
  await enter(hidden, student, 1);
  await add('Missing', { due_at: inHours(-2), cut_off_at: null });
  await change({
    mode: 'weighted',
    categories: [
      {
        name: 'Homework',
        weight: 30,
        drop_lowest: 0,
        drop_highest: 0,
        extra_credit: false,
        average: 'points',
      },
      { name: 'Tests', weight: 50, drop_lowest: 0, drop_highest: 0, extra_credit: false, average: 'points' },
    ],
  });
  const totalsOf = (book: Gradebook) => {
    const { gradebook, students } = readClassGradebook(book);
    const { current, missingAsZero } = createTotals(
      gradebook,
      'student',
    )(students.get(student.id) ?? { cells: {} });
    return [current, missingAsZero].map(({ percent }) => percent && toText(percent));
  };
  const [own, all] = [totalsOf(await read()), totalsOf(await readBook())];
  expect(own).toEqual(all);
  expect(new Set(own).size).toBe(2);
});

test('statistics of the class need five returned scores', async () => {
  const { students, addPaper, enter, giveBack, read } = await classOf(6);
  const exam = await addPaper('Exam');
  for (const [index, who] of students.slice(0, 4).entries()) await enter(exam, who, index + 2);
  await giveBack(exam);
  for (const who of students.slice(4)) await enter(exam, who, 9.5);
  expect((await read()).statistics).toEqual([]);
  await giveBack(exam);
  expect((await read()).statistics).toEqual([
    { assignment_id: exam, mean: 5.5, median: 4.5, highest: 9.5, lowest: 2 },
  ]);
});

test('statistics are of what students see, whatever new scores are hidden', async () => {
  const { teacher, student, students, add, addPaper, enter, giveBack, read } = await classOf(6);
  const [exam, essay] = [await addPaper('Exam'), await add('Essay')];
  for (const [index, who] of students.slice(0, 5).entries()) {
    await enter(exam, who, index + 2);
    await giveMark(db, teacher.id, await handInText(db, who.id, essay), index + 2);
  }
  await giveBack(exam);
  await returnMarks(db, teacher.id, essay, { submission_ids: null, at: null });
  const before = (await read()).statistics;
  expect(before).toHaveLength(2);
  // A new score that replaces one that was returned, a first one, and the mark of a second attempt.
  await enter(exam, student, 9.5, { before: { points: 2, status: null } });
  await enter(exam, students[5] ?? student, 10);
  await giveMark(db, teacher.id, await handInText(db, student.id, essay, 'Again.', 1), 10);
  expect((await read()).statistics).toEqual(before);
  await giveBack(exam);
  const [ofExam] = (await read()).statistics.filter(({ assignment_id: id }) => id === exam);
  expect(ofExam).toMatchObject({ highest: 10, lowest: 3 });
});

test('a note of the teachers stays with them, and an override is shown with its reason', async () => {
  const { teacher, student, classId, read } = await classOf(1);
  const saved = await call('PUT', `classes/${classId}/gradebook-students/${student.id}`, teacher, {
    note: 'Sits in front',
    overrides: [{ term_id: null, percent: 84, reason: 'Two tests while ill' }],
  });
  expect(saved.statusCode).toBe(200);
  const [own] = (await read()).students;
  expect(own).toMatchObject({ note: '', overrides: [{ percent: 84, reason: 'Two tests while ill' }] });
});

test('the PDF of the student and that of the teacher have the returned marks and the explanation', async () => {
  const { teacher, student, classId, addPaper, enter, giveBack } = await classOf(1);
  const [exam, hidden] = [await addPaper('*Exam* of $5$'), await addPaper('Oral')];
  await enter(exam, student, 7);
  await giveBack(exam);
  await enter(hidden, student, 6.25);
  for (const answer of [
    await call('GET', `student/classes/${classId}/gradebook.pdf`, student),
    await call(
      'GET',
      `classes/${classId}/gradebook-students/${student.id}/gradebook.pdf?paper=letter`,
      teacher,
    ),
  ]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('7B Science marks of');
    const pdf = await readTaggedPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ accessible: '1', language: 'en-GB' });
    expect(elementsWith('H2', pdf.elements).map(({ text }) => text)).toEqual([
      'Marks',
      'Current total: how this was worked out',
    ]);
    expect(pdf.text.replaceAll('\uFEFF', '')).toMatch(/\*Exam\* of \$5\$: 7 of 10/);
    expect(pdf.text).toContain('Total: 70.00%');
    expect(pdf.text).not.toContain('6.25');
  }
});

test('the PDF has the score that the policy gives missing work, and one explanation of equal totals', async () => {
  const { student, classId, add, addPaper, enter, giveBack, change } = await classOf(1);
  await add('Late diary', { due_at: inHours(-2), cut_off_at: null, missing_percent: 50, points: 15 });
  const exam = await addPaper('Exam');
  await enter(exam, student, 7);
  await giveBack(exam);
  const term = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e';
  const days = { starts_on: '2026-01-01', ends_on: '2035-01-01', closes_on: '2026-01-01' };
  await change({ terms: [{ id: term, name: 'Autumn', weight: null, ...days }] });
  const answer = await call('GET', `student/classes/${classId}/gradebook.pdf`, student);
  const pdf = await readTaggedPdf(answer.rawPayload);
  expect(elementsWith('H2', pdf.elements).map(({ text }) => text)).toEqual([
    'Marks',
    'Current total: how this was worked out',
    'Autumn, current total: how this was worked out',
  ]);
  expect(elementsWith('TD', pdf.elements).map(({ text }) => text)).toContain('7.5 of 15');
});

test('a class of others has no gradebook for a student', async () => {
  const { student } = await classOf(1);
  const other = await classOf(1);
  expect((await call('GET', `student/classes/${other.classId}/gradebook`, student)).statusCode).toBe(404);
  const url = `classes/${other.classId}/gradebook-students/${student.id}/gradebook.pdf`;
  expect((await call('GET', url, other.teacher)).statusCode).toBe(404);
});
