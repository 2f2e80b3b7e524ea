import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { toNumber } from 'gradebook-arithmetic/fraction';
import { createTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import type { ClassReport, Gradebook } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enterScore } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const get = async (user: SignedIn, path: string) =>
  app.inject({ url: `/api/${path}`, headers: user.headers });

async function classOf(size: number) {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: size }, () => signIn({ role: 'student' })));
  const classId = await classWith(db, teacher.id, students);
  const report = async (query = '') =>
    (await get(teacher, `classes/${classId}/report${query}`)).json<ClassReport>();
  const gradebook = async () => (await get(teacher, `classes/${classId}/gradebook`)).json<Gradebook>();
  const enter = (assignmentId: string, student: SignedIn, points: number) =>
    enterScore(tools, teacher, { classId, assignmentId, studentId: student.id }, [null, points]);
  return { teacher, students, classId, report, gradebook, enter };
}

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
  const [{ weeks, scores }, answer] = [await report(), await gradebook()];
  expect(scores).toBe(answer.cells.points.filter((points) => points !== null).length);
  expect(weeks.length).toBeGreaterThanOrEqual(6);
  for (const { starts_on, mean, lower, upper } of weeks) {
    const end = new Date(Date.parse(starts_on) + week * 60 * 60 * 1000).toISOString();
    const values = currentIn(answer, starts_on === weeks.at(-1)?.starts_on ? '9' : end);
    const at = (part: number) => {
      const place = (values.length - 1) * part;
      const [low = 0, high = 0] = [values[Math.floor(place)], values[Math.ceil(place)]];
      return low + (high - low) * (place % 1);
    };
    expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
    expect(lower).toBeCloseTo(at(0.25), 1);
    expect(upper).toBeCloseTo(at(0.75), 1);
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
  const { behind: found, weeks } = await report();
  // 20, 60, 73.3, 55 and 44 percent.
  expect(found).toMatchObject([{ student: { id: behind.id }, current: 44, missing_as_zero: 44 }]);
  expect(found[0]?.since).toBe(weeks.at(-3)?.starts_on);
  expect((await report('?below=44')).behind).toEqual([]);
});

test('missing work, and what is to mark and to return', async () => {
  const { teacher, students, classId, report, enter } = await classOf(3);
  const [first, second, third] = students;
  if (!first || !second || !third) throw new Error('No students.');
  const essay = await addAssignment(db, teacher.id, classId, { title: 'Essay', due_at: inHours(-30) });
  const diary = await addAssignment(db, teacher.id, classId, { title: 'Diary', due_at: inHours(-20) });
  await handInText(db, first.id, essay);
  await enter(diary, second, 7);
  const { missing, to_mark } = await report();
  const titles = missing.map(({ student, assignments }) => [
    student.id,
    assignments.map(({ title }) => title),
  ]);
  expect(titles[0]).toEqual([third.id, ['Essay', 'Diary']]);
  expect(titles.slice(1)).toEqual(
    expect.arrayContaining([
      [first.id, ['Diary']],
      [second.id, ['Essay']],
    ]),
  );
  expect(to_mark.map(({ assignment: { title }, waiting, to_return }) => [title, waiting, to_return])).toEqual(
    [
      ['Essay', 1, 0],
      ['Diary', 0, 1],
    ],
  );
  expect((await report(`?to=${inHours(-24 * 10).slice(0, 10)}`)).missing).toEqual([]);
});

test('it is for teachers of the class alone, and a filter names what the class has', async () => {
  const { teacher, students, classId } = await classOf(1);
  const path = `classes/${classId}/report`;
  for (const user of [students[0] ?? teacher, await signIn()].filter((one) => one !== teacher))
    expect((await get(user, path)).statusCode).toBe(404);
  for (const filter of ['term_id', 'group_id'])
    expect((await get(teacher, `${path}?${filter}=${crypto.randomUUID()}`)).statusCode).toBe(422);
});
