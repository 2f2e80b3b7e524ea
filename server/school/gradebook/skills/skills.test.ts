import { describe, expect, test } from 'vitest';
import type {
  AssignmentContent,
  AssignmentRubric,
  ClassSkills,
  GradebookSkills,
} from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { saveMark } from '../../marking/marking/marks.ts';
import { enterScore, entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';
import { quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { handInAttempt, startAttempt } from '../../work/quizzes/attempts.ts';
import { answerAll } from '../../work/quizzes/testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const levels = [4, 0].map((points) => ({ label: `${points}`, points, description: '' }));
const rubric: AssignmentRubric = {
  criteria: [
    { id: 'c1', name: 'Observes', standard_code: 'MS-LS1-6', levels },
    { id: 'c2', name: 'Writes', standard_code: ' OWN-1 ', levels },
    { id: 'c3', name: 'Neat', levels },
  ],
};

async function ofClass() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const get = async (who: SignedIn = teacher) =>
    app.inject({ url: `/api/classes/${classId}/skills`, headers: who.headers });
  const read = async (): Promise<ClassSkills> => (await get()).json();
  const add = (title: string, change: Partial<AssignmentContent> = {}) =>
    addAssignment(db, teacher.id, classId, { title, rubric, cut_off_at: null, ...change });
  /** Hands in and marks with these points of the criteria. */
  async function mark(id: string, points: readonly number[], revision = 0) {
    const submission = await handInText(db, student.id, id, 'Five leaves.', revision);
    await saveMark(db, teacher.id, submission, {
      revision: 0,
      state: 'marked',
      scores: points.map((given, place) => ({ criterion_id: `c${place + 1}`, points: given })),
      points: null,
      comment: '',
      notes: [],
    });
  }
  const choose = async (skills: GradebookSkills) => {
    const { rules } = await read();
    const payload = { revision: rules.revision, content: { ...rules.content, skills } };
    const url = `/api/classes/${classId}/gradebook-rules`;
    return app.inject({ method: 'PUT', url, headers: teacher.headers, payload });
  };
  return { teacher, student, classId, get, read, add, mark, choose };
}

const usual: GradebookSkills = { method: 'decaying_average', times: 3, level: 80 };
const percents = ({ values, skills }: ClassSkills) =>
  Object.fromEntries(values.map(({ skill, percent }) => [skills[skill]?.code, percent]));

describe('the skills of a class', () => {
  test('are the standards of rubrics, with the evidence in the order of the work', async () => {
    const { add, mark, read, choose } = await ofClass();
    const late = await add('Later', { due_at: inHours(-20) });
    const early = await add('Earlier', { due_at: inHours(-40) });
    await mark(late, [4, 1, 4]);
    await mark(early, [2, 1, 4]);
    await choose({ ...usual, method: 'latest' });
    const answer = await read();
    expect(answer.skills).toEqual([
      { code: 'MS-LS1-6', statement: expect.stringContaining('photosynthesis') },
      { code: 'OWN-1', statement: null },
    ]);
    expect(answer.works.map(({ title }) => title)).toEqual(['Earlier', 'Later']);
    expect(answer.values[0]).toMatchObject({
      percent: 100,
      evidence: [
        { work: 0, earned: 2, possible: 4 },
        { work: 1, earned: 4, possible: 4 },
      ],
    });
    await choose(usual);
    expect(percents(await read())).toEqual({ 'MS-LS1-6': 82.5, 'OWN-1': 25 });
    await choose({ ...usual, method: 'mean' });
    expect(percents(await read())).toEqual({ 'MS-LS1-6': 75, 'OWN-1': 25 });
    await choose({ method: 'times_at_level', times: 2, level: 80 });
    expect((await read()).values).toMatchObject([
      { percent: null, reached: 1 },
      { percent: null, reached: 0 },
    ]);
  });

  test('are the standards of the questions of quizzes, together in each', async () => {
    const { teacher, student, add, read } = await ofClass();
    const question = { type: 'true-false' as const, stem: 'Leaves breathe.', answers: ['True'] };
    const document = await storeQuestions(db, teacher.id, [
      { ...question, id: 'a', points: 1, standard_code: 'MS-LS1-6' },
      { ...question, id: 'b', points: 3, standard_code: 'MS-LS1-6' },
      { ...question, id: 'c', points: 5 },
    ]);
    const id = await add('Quiz', { ...quizOn(document), rubric: null });
    const { id: attempt } = await startAttempt(db, student.id, id);
    await answerAll(db, student.id, attempt, { q1: ['A'], q2: ['B'] });
    await handInAttempt(db, student.id, attempt);
    expect((await read()).values).toEqual([]);
    const url = `/api/assignments/${id}/key-marks`;
    await app.inject({ method: 'POST', url, headers: teacher.headers });
    const { values } = await read();
    expect(values.map(({ evidence }) => evidence)).toEqual([[{ work: 0, earned: 1, possible: 4 }]]);
  });

  test.each([
    ['latest', 0],
    ['highest', 100],
    ['average', 50],
  ] as const)('follow the rule about several attempts: %s', async (attempts_count, percent) => {
    const { add, mark, read } = await ofClass();
    const id = await add('Twice', { attempts_count });
    await mark(id, [4, 4, 4]);
    await mark(id, [0, 4, 4], 1);
    expect(percents(await read())['MS-LS1-6']).toBe(percent);
  });

  test('know nothing of excused work, nor of marks without names until they are returned', async () => {
    const { teacher, student, classId, add, mark, read } = await ofClass();
    const id = await add('Blind', { hide_names: true });
    await mark(id, [4, 4, 4]);
    expect((await read()).values).toEqual([]);
    await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
    expect((await read()).values).toHaveLength(2);
    const entry = entryOf({ assignmentId: id, studentId: student.id }, [12, null], {
      after: { points: null, status: 'excused' },
    });
    await app.inject({
      method: 'POST',
      url: `/api/classes/${classId}/scores`,
      headers: teacher.headers,
      payload: { entries: [entry] },
    });
    expect((await read()).values).toEqual([]);
  });

  test('are for its teachers, and their standards never reach students', async () => {
    const { student, get, add, classId, teacher, read } = await ofClass();
    const id = await add('Essay');
    expect((await get(student)).statusCode).toBe(404);
    expect((await get(await signIn())).statusCode).toBe(404);
    const url = `/api/student/assignments/${id}`;
    const seen = await app.inject({ url, headers: student.headers });
    expect(seen.json().rubric.criteria).toHaveLength(3);
    expect(seen.body).not.toMatch(/MS-LS1-6|OWN-1/);
    // A score without criteria shows no skill.
    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [null, 9]);
    expect((await read()).values).toEqual([]);
  });
});
