import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { toNumber } from 'gradebook-arithmetic/fraction';
import { createTotals } from 'gradebook-arithmetic/totals';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { elementsWith, readTaggedPdf } from '../../../documents/exports/pdf/testing.ts';
import type { ClassReport, Gradebook, ReportKind } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import {
  addAssignment,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../../marking/student-work/testing.ts';
import { submissions } from '../../work/submissions/tables.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const get = async (user: SignedIn, path: string) =>
  app.inject({ url: `/api/${path}`, headers: user.headers });

async function classOf(size: number) {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: size }, () => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const report = async (kind: ReportKind, query = '') =>
    (await get(teacher, `classes/${classId}/reports/${kind}${query}`)).json<ClassReport>();
  const gradebook = async () => (await get(teacher, `classes/${classId}/gradebook`)).json<Gradebook>();
  const enter = (assignmentId: string, student: SignedIn, points: number) =>
    enterScore(tools, teacher, { classId, assignmentId, studentId: student.id }, [null, points]);
  return { teacher, students, classId, report, gradebook, enter };
}

const cellsOf = (report: ClassReport, title: string) =>
  report.parts.find((part) => part.title === title)?.rows.map(({ cells }) => cells) ?? [];
const numberOf = (value: string | number | null | undefined) => (typeof value === 'number' ? value : NaN);

const week = 7 * 24;
const onPaper = (title: string, weeksAgo: number) => ({
  title,
  kinds: ['paper' as const],
  points: 10,
  due_at: inHours(-weeksAgo * week),
  cut_off_at: null,
});

/** By a second way: what is left of a gradebook without the scores of later work, in floats. */
function currentIn(answer: Gradebook, until: string): number[] {
  const isLater = (place: number) => (answer.assignments[place]?.due_at ?? '') > until;
  const points = answer.cells.points.map((value, cell) =>
    isLater(answer.cells.assignments[cell] ?? 0) ? null : value,
  );
  const { gradebook, students } = readClassGradebook({ ...answer, cells: { ...answer.cells, points } });
  return [...students.values()]
    .flatMap((student) => {
      const { percent } = createTotals(gradebook)(student).current;
      return percent ? [toNumber(percent)] : [];
    })
    .toSorted((one, other) => one - other);
}

test('the weeks follow the scores of the gradebook, and the last week is what it shows now', async () => {
  const { teacher, students, classId, report, gradebook, enter } = await classOf(7);
  for (let ago = 5; ago >= 0; ago -= 1) {
    const id = await addAssignment(db, teacher.id, classId, onPaper(`Test ${ago}`, ago));
    for (const [place, student] of students.entries())
      if ((place * 7 + ago * 3) % 5 > 0) await enter(id, student, (place * 5 + ago * 7) % 11);
  }
  const [whole, answer] = [await report('progress'), await gradebook()];
  const { scores } = whole;
  const weeks = cellsOf(whole, 'The class by week');
  expect(scores).toBe(answer.cells.points.filter((points) => points !== null).length);
  expect(weeks.length).toBeGreaterThanOrEqual(6);
  for (const [startsOn, mean, lower, upper] of weeks) {
    const end = new Date(Date.parse(String(startsOn)) + week * 60 * 60 * 1000).toISOString();
    const values = currentIn(answer, startsOn === weeks.at(-1)?.[0] ? '9' : end);
    const at = (part: number) => {
      const place = (values.length - 1) * part;
      const [low = 0, high = 0] = [values[Math.floor(place)], values[Math.ceil(place)]];
      return low + (high - low) * (place % 1);
    };
    expect(numberOf(mean)).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
    expect(numberOf(lower)).toBeCloseTo(at(0.25), 1);
    expect(numberOf(upper)).toBeCloseTo(at(0.75), 1);
  }
});

test('a student is behind from the week on in which the total fell below for good', async () => {
  const { teacher, students, classId, report, enter } = await classOf(2);
  const [behind, other] = students;
  if (!behind || !other) throw new Error('No students.');
  const marks: [weeksAgo: number, points: number][] = [
    [5, 2],
    [4, 10],
    [3, 10],
    [2, 0],
    [1, 0],
  ];
  for (const [ago, points] of marks) {
    const id = await addAssignment(db, teacher.id, classId, onPaper(`Test ${ago}`, ago));
    await enter(id, behind, points);
    await enter(id, other, 9);
  }
  const whole = await report('progress');
  // 20, 60, 73.3, 55 and 44 percent.
  const found = whole.parts[1]?.rows ?? [];
  expect(found).toMatchObject([
    { student_id: behind.id, cells: [expect.any(String), 44, 44, expect.any(String)] },
  ]);
  expect(found[0]?.cells[3]).toBe(cellsOf(whole, 'The class by week').at(-3)?.[0]);
  expect((await report('progress', '?below=44')).parts[1]?.rows).toEqual([]);
});

test('missing work, and what is to mark and to return', async () => {
  const { teacher, students, classId, report, enter } = await classOf(3);
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('No students.');
  const essay = await addAssignment(db, teacher.id, classId, { title: 'Essay', due_at: inHours(-30) });
  const diary = await addAssignment(db, teacher.id, classId, { title: 'Diary', due_at: inHours(-20) });
  await handInText(db, first.id, essay);
  await enter(diary, second, 7);
  const missing = await report('missing');
  expect(missing.answer).toBe('4 pieces of work are missing, of 3 students.');
  const works = missing.parts[0]?.rows.map(({ student_id: id, cells }) => [id, cells[1], cells[2]]) ?? [];
  expect(works[0]).toEqual([third.id, 2, 'Essay, Diary']);
  expect(works.slice(1)).toEqual(
    expect.arrayContaining([
      [first.id, 1, 'Diary'],
      [second.id, 1, 'Essay'],
    ]),
  );
  expect(cellsOf(missing, 'By assignment').map(([title, count]) => [title, count])).toEqual([
    ['Essay', 2],
    ['Diary', 2],
  ]);
  const marking = await report('marking');
  expect(marking.answer).toBe('One piece of work waits for a mark, and one score is not returned.');
  expect(cellsOf(marking, 'By assignment').map((cells) => cells.slice(0, 4))).toEqual([
    ['Essay', 1, 0, 0],
    ['Diary', 0, 0, 1],
  ]);
  expect((await report('missing', `?to=${inHours(-24 * 10).slice(0, 10)}`)).answer).toBe(
    'Nothing is missing.',
  );
});

test('a second attempt and a regrade wait in every list by the same number', async () => {
  const { teacher, students, classId, report, gradebook } = await classOf(2);
  const [one, other] = students;
  if (!one || !other) throw new Error('No students.');
  const id = await addAssignment(db, teacher.id, classId, { title: 'Essay' });
  const post = (url: string, user: SignedIn, payload: object) =>
    app.inject({ method: 'POST', url: `/api/${url}`, headers: user.headers, payload });
  const handedIn = [];
  for (const student of students) handedIn.push(await handInText(db, student.id, id));
  for (const submission of handedIn) await giveMark(db, teacher.id, submission);
  await post(`assignments/${id}/return`, teacher, { submission_ids: null, at: null });
  await handInText(db, one.id, id, 'Monday and Tuesday', 1);
  await post(`submissions/${handedIn[1] ?? ''}/regrade`, other, { reason: 'Look at day 3.' });

  const marking = await report('marking');
  expect(cellsOf(marking, 'By assignment').map((cells) => cells.slice(0, 4))).toEqual([['Essay', 1, 1, 0]]);
  expect(marking.answer).toBe('One piece of work waits for a mark, and one student asks for another look.');
  const { cells } = await gradebook();
  expect(cells.statuses.filter((status) => status === 'waiting')).toHaveLength(1);
  expect(cells.points).toEqual([8, 8]);
  const todos = (await get(teacher, 'todos')).json<{ open: { kind: string; count: number }[] }>();
  expect(
    todos.open.filter(({ kind }) => ['mark', 'regrade'].includes(kind)).map(({ count }) => count),
  ).toEqual([1, 1]);
  const listed = (await get(teacher, 'assignments')).json<{ items: { counts: { to_mark: number } }[] }>();
  expect(listed.items[0]?.counts.to_mark).toBe(2);
});

test('the CSV and the tagged PDF have the tables of the page', async () => {
  const { teacher, students, classId, report, enter } = await classOf(3);
  const id = await addAssignment(db, teacher.id, classId, onPaper('=Leaf* of $5$', 1));
  for (const student of students.slice(1)) await enter(id, student, 5);
  for (const kind of ['progress', 'missing', 'marking', 'understanding', 'ai_use'] as const) {
    const { title, question, answer, parts } = await report(kind);
    const csv = await get(teacher, `classes/${classId}/reports/${kind}/report.csv`);
    const rows = Papa.parse<string[]>(csv.body.replace('\uFEFF', '')).data;
    const isFormula = (value: string | number | null) => typeof value === 'string' && value.startsWith('=');
    expect(rows.filter((cells) => cells.join('') !== '')).toEqual(
      parts.flatMap((part) => [
        [part.title],
        part.columns.map((column) => (column.kind === 'percent' ? `${column.label}, %` : column.label)),
        ...part.rows.map(({ cells }) =>
          cells.map((value) => (isFormula(value) ? `'${value}` : String(value ?? ''))),
        ),
      ]),
    );
    const file = await get(teacher, `classes/${classId}/reports/${kind}/report.pdf?paper=letter`);
    const pdf = await readTaggedPdf(file.rawPayload);
    expect(pdf).toMatchObject({ accessible: '1', language: 'en-GB', title: expect.stringContaining(title) });
    expect(pdf.text).toContain(question);
    expect(pdf.text).toContain(answer);
    expect(elementsWith('H2', pdf.elements).map(({ text }) => text)).toEqual(parts.map((part) => part.title));
    const filled = parts.filter((part) => part.rows.length > 0);
    expect(elementsWith('TH', pdf.elements).length).toBeGreaterThanOrEqual(filled.length);
    expect(elementsWith('Figure', pdf.elements).map(({ alt }) => alt)).toEqual(
      filled.filter(({ chart }) => chart !== null).map((part) => `${part.title}. ${part.summary}`),
    );
    for (const value of filled.flatMap((part) => part.rows.flatMap(({ cells }) => cells)))
      if (typeof value === 'number') expect(pdf.text).toContain(String(value));
  }
});

test('what students said about AI counts, and not for work without a name', async () => {
  const { teacher, students, classId, report } = await classOf(2);
  const [one, other] = students;
  if (!one || !other) throw new Error('No students.');
  const open = await addAssignment(db, teacher.id, classId, { title: 'Open' });
  const nameless = await addAssignment(db, teacher.id, classId, { title: 'Nameless', hide_names: true });
  for (const assignment of [open, nameless])
    for (const student of students) await handInText(db, student.id, assignment);
  await db.update(submissions).set({ aiHelp: '' });
  await db.update(submissions).set({ aiHelp: 'Ideas' }).where(eq(submissions.studentId, one.id));
  const { answer, parts } = await report('ai_use');
  expect(answer).toBe(
    'Students said that they used AI in 1 of 2 pieces of work; you have not used it for this class.',
  );
  expect(parts[1]?.rows.map(({ student_id: id, cells }) => [id, ...cells.slice(1)])).toEqual([
    [one.id, 1, 1],
    [other.id, 0, 1],
  ]);
});

test('it is for teachers of the class alone, and a filter names what the class has', async () => {
  const { teacher, students, classId } = await classOf(1);
  const path = `classes/${classId}/reports/missing`;
  for (const user of [students[0] ?? teacher, await signIn()].filter((one) => one !== teacher))
    expect((await get(user, path)).statusCode).toBe(404);
  for (const filter of ['term_id', 'group_id'])
    expect((await get(teacher, `${path}?${filter}=${crypto.randomUUID()}`)).statusCode).toBe(422);
});
