import { isNull } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { batches } from '../../../documents/batches/tables.ts';
import { runs } from '../../../documents/generations/document/tables.ts';
import { swappableEngine } from '../../../documents/generations/testing.ts';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import type { SuggestionEstimate, SuggestionOverview } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { addAssignment, assignedWork, classWith, giveMark, handInText } from '../student-work/testing.ts';
import { diaryRubric, judged, markingEngine, suggestionWhen } from './testing.ts';

const engine = swappableEngine();
const tools = await openTestApp({ engine, batchLanes: 3 });
const { app, db, signIn } = tools;

const TEXT = 'Monday: 41 mm, one hole.';
const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });
const start = async (user: SignedIn, id: string, calibrate_on: string[] = []) => {
  const answer = await call('POST', `assignments/${id}/suggestions`, user, { calibrate_on });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<SuggestionOverview>();
};
/** Saves a mark with these points by criterion. */
const give = async (user: SignedIn, submission: string | undefined, revision: number, points: number[]) => {
  const scores = points.map((given, index) => ({ criterion_id: `c${index + 1}`, points: given }));
  const change = { revision, state: 'marked', scores, points: null, comment: '', notes: [] };
  const answer = await call('PUT', `submissions/${submission}/mark`, user, change);
  expect(answer.statusCode, answer.body).toBe(200);
};
const overviewOf = async (user: SignedIn, id: string) =>
  (await call('GET', `assignments/${id}/suggestions`, user)).json<SuggestionOverview>();
const overviewWhen = (user: SignedIn, id: string, holds: (overview: SuggestionOverview) => boolean) =>
  vi.waitFor(
    async () => {
      const overview = await overviewOf(user, id);
      if (!holds(overview)) throw new Error(JSON.stringify(overview));
      return overview;
    },
    { timeout: 30_000, interval: 20 },
  );
const isOver = ({ run }: SuggestionOverview) => run?.state === 'finished';

// A run that goes on would write into the next test's database.
afterEach(async () => {
  await db.update(batches).set({ state: 'cancelled' });
  await vi.waitUntil(async () => (await db.$count(runs, isNull(runs.endedAt))) === 0, 30_000);
});

/** A teacher whose class of several students has handed in these texts. */
async function classWork(texts: readonly string[], change: object = { rubric: diaryRubric }) {
  const teacher = await signIn();
  const students: SignedIn[] = [];
  for (const _ of texts) students.push(await signIn({ role: 'student' }));
  const classId = await classWith(db, teacher.id, students);
  const id = await addAssignment(db, teacher.id, classId, change);
  const handedIn: string[] = [];
  for (const [index, student] of students.entries()) {
    handedIn.push(await handInText(db, student.id, id, texts[index]));
  }
  return { teacher, students, classId, id, handedIn };
}

const withoutQuote = { quote: null, is_quote_missing: false, comment: null, misconception: null };

test('a suggestion has a level, a reason and exact words for each criterion, and gives no mark', async () => {
  engine.use(markingEngine(() => judged('41  mm, one hole')));
  const { teacher, student, id } = await assignedWork(tools, { rubric: diaryRubric });
  const submission = await handInText(db, student.id, id, TEXT);
  const estimate = await call('POST', `assignments/${id}/suggestions/estimate`, teacher, {
    calibrate_on: [],
  });
  expect(estimate.json<SuggestionEstimate>()).toMatchObject({ papers: 1, affordable: true, refusal: null });
  await start(teacher, id);
  expect(await suggestionWhen(app, teacher, submission, 'ready')).toEqual({
    state: 'ready',
    because: null,
    outdated: null,
    attempt: 1,
    flags: ['low_confidence'],
    scores: [
      {
        criterion_id: 'c1',
        points: 2,
        confidence: 'high',
        reason: 'One day of five.',
        quote: '41 mm, one hole',
        is_quote_missing: false,
        comment: 'Which edge did you measure?',
        misconception: 'A diary describes a single day.',
      },
      { criterion_id: 'c2', points: 2, confidence: 'low', reason: 'Gives mm.', ...withoutQuote },
    ],
    comment: 'You measured with care. Next, look on five days.',
  });
  const { mark } = (await call('GET', `submissions/${submission}`, teacher)).json();
  expect(mark).toMatchObject({ state: 'not_marked', revision: 0, scores: [], points: null });
  expect(
    (await call('POST', `assignments/${id}/suggestions`, teacher, { calibrate_on: [] })).statusCode,
  ).toBe(409);
});

test('words that the text does not contain are left out', async () => {
  engine.use(markingEngine(() => judged('Tuesday: 42 mm')));
  const { teacher, student, id } = await assignedWork(tools, { rubric: diaryRubric });
  const submission = await handInText(db, student.id, id, TEXT);
  await start(teacher, id);
  const { scores } = await suggestionWhen(app, teacher, submission, 'ready');
  expect(scores[0]).toMatchObject({ points: 2, quote: null, is_quote_missing: true, comment: null });
});

test('students never receive a suggestion, and the model never receives a name', async () => {
  const model = markingEngine(() => judged('41 mm'));
  engine.use(model);
  const { teacher, student, id } = await assignedWork(tools, { rubric: diaryRubric });
  const submission = await handInText(db, student.id, id, `Sam Example. ${TEXT}`);
  await start(teacher, id);
  await suggestionWhen(app, teacher, submission, 'ready');
  for (const url of [`submissions/${submission}/suggestion`, `assignments/${id}/suggestions`]) {
    expect((await call('GET', url, student)).statusCode).toBe(404);
  }
  await give(teacher, submission, 0, [4, 0]);
  await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
  const seen = (await call('GET', `student/assignments/${id}`, student)).body;
  expect(seen).toContain('returned_at');
  for (const word of [
    'One day of five',
    'measured with care',
    'Which edge',
    'misconception',
    'confidence',
    'suggest',
  ]) {
    expect(seen).not.toContain(word);
  }
  const exported = (await call('GET', 'account/export', student)).body;
  expect(exported).not.toContain('One day of five');
  expect(model.prompts).toHaveLength(1);
  for (const { system, user } of model.prompts) {
    expect(`${system}\n${user}`).not.toMatch(/Sam|Tess/);
    expect(user).toContain('41 mm, one hole.');
  }
});

test('a failed paper affects no other, says why, and can be asked for again', async () => {
  engine.use(markingEngine(({ user }) => (user.includes('broken') ? null : judged('41 mm'))));
  const { teacher, id, handedIn } = await classWork([TEXT, `${TEXT} broken`, `${TEXT} Again.`]);
  const [, broken = ''] = handedIn;
  await start(teacher, id);
  const overview = await overviewWhen(teacher, id, isOver);
  expect(overview).toMatchObject({ papers: 1, run: { is_own: true, counts: { finished: 2, failed: 1 } } });
  expect((await suggestionWhen(app, teacher, broken, 'failed')).because).toBeTruthy();
  engine.use(markingEngine(() => judged('41 mm')));
  await start(teacher, id);
  await suggestionWhen(app, teacher, broken, 'ready');
});

test('a co-teacher sees the suggestions and starts those that are left', async () => {
  engine.use(markingEngine(() => judged('41 mm')));
  const { teacher, classId, id, handedIn } = await classWork([TEXT]);
  const other = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: other.id });
  const late = await signIn({ role: 'student' });
  await db.transaction((tx) => enrol(tx, classId, late.id));
  await start(teacher, id);
  await suggestionWhen(app, other, handedIn[0] ?? '', 'ready');
  expect((await overviewOf(other, id)).run).toMatchObject({ is_own: false });
  const submission = await handInText(db, late.id, id, TEXT);
  await start(other, id);
  await suggestionWhen(app, teacher, submission, 'ready');
});

test('two teachers who ask at once pay for each paper once', async () => {
  const model = markingEngine(() => judged('41 mm'));
  engine.use(model);
  const { teacher, id } = await classWork([TEXT, TEXT]);
  const answers = await Promise.all(
    [1, 2].map(() => call('POST', `assignments/${id}/suggestions`, teacher, { calibrate_on: [] })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
  await overviewWhen(teacher, id, isOver);
  expect(model.prompts).toHaveLength(2);
});

test('a new attempt or another rubric makes a suggestion outdated', async () => {
  engine.use(markingEngine(() => judged('41 mm')));
  const { teacher, student, id } = await assignedWork(tools, { rubric: diaryRubric });
  const first = await handInText(db, student.id, id, TEXT);
  await start(teacher, id);
  await suggestionWhen(app, teacher, first, 'ready');
  const second = await handInText(db, student.id, id, `${TEXT} Tuesday: 42 mm.`, 1);
  expect(await suggestionWhen(app, teacher, second, 'ready')).toMatchObject({
    outdated: 'new_attempt',
    attempt: 1,
  });
  expect((await overviewOf(teacher, id)).papers).toBe(1);
  await start(teacher, id);
  await vi.waitFor(async () => {
    const { attempt } = await suggestionWhen(app, teacher, second, 'ready');
    expect(attempt).toBe(2);
  }, 30_000);
  const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
  const rubric = { criteria: diaryRubric.criteria.slice(0, 1) };
  await call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, rubric } });
  expect(await suggestionWhen(app, teacher, second, 'ready')).toMatchObject({ outdated: 'rubric_changed' });
});

test('work without a rubric gets points, and work that is too long gets nothing', async () => {
  engine.use(
    markingEngine(() => [
      { ref: 'Score', score: 6.5, max: 10, verdict: 'partial', reason: 'Half of it.', evidence: '41 mm' },
    ]),
  );
  const { teacher, students, id, handedIn } = await classWork([TEXT, 'x'.repeat(20_001)], {});
  expect(students).toHaveLength(2);
  expect(await overviewOf(teacher, id)).toMatchObject({ papers: 1, unreadable: 1, run: null, agreement: [] });
  await start(teacher, id);
  const { scores } = await suggestionWhen(app, teacher, handedIn[0] ?? '', 'ready');
  expect(scores).toMatchObject([{ criterion_id: null, points: 6.5, confidence: 'medium' }]);
  await giveMark(db, teacher.id, handedIn[0] ?? '', 7);
  expect((await overviewOf(teacher, id)).agreement, 'a mark after its suggestion').toEqual([]);
});

test('without a model nothing is offered, the estimate says what is missing, and nothing starts', async () => {
  engine.use(ruleEngine({ pause: 0 }));
  const { teacher, id } = await classWork([TEXT]);
  const estimate = await call('POST', `assignments/${id}/suggestions/estimate`, teacher, {
    calibrate_on: [],
  });
  expect(estimate.json<SuggestionEstimate>().refusal).toContain('without an AI model');
  expect(
    (await call('POST', `assignments/${id}/suggestions`, teacher, { calibrate_on: [] })).statusCode,
  ).toBe(422);
  expect(await overviewOf(teacher, id)).toMatchObject({ papers: 0, unreadable: 0, run: null });
});

test('a failed example is none, and the failure is told in the words of marking', async () => {
  const texts = ['One', 'Two', 'Three'].map((word) => `${word}. ${TEXT}`);
  const { teacher, id, handedIn } = await classWork([...texts, TEXT]);
  for (const submission of handedIn.slice(0, 3)) await give(teacher, submission, 0, [2, 2]);
  engine.use(markingEngine(({ user }) => (user.includes('Paper 1:\n<data>Two.') ? judged('41 mm') : null)));
  await start(teacher, id, handedIn.slice(0, 3));
  const { run, calibrated_on } = await overviewWhen(teacher, id, isOver);
  expect([run?.counts.failed, calibrated_on]).toEqual([3, 1]);
  const { because } = await suggestionWhen(app, teacher, handedIn[3] ?? '', 'failed');
  expect(because).toBe('The AI model declined to read this paper.');
});

test('the marks of calibrated papers are examples, and show how often the teacher agrees', async () => {
  const model = markingEngine(() => judged('41 mm'));
  engine.use(model);
  const texts = ['One', 'Two', 'Three', 'Four'].map((word) => `${word}. ${TEXT}`);
  const { teacher, id, handedIn } = await classWork(texts);
  const given = [2, 4, 0];
  for (const [index, points] of given.entries()) {
    await give(teacher, handedIn[index], 0, [points, 2]);
  }
  const tooFew = { calibrate_on: handedIn.slice(0, 2) };
  expect((await call('POST', `assignments/${id}/suggestions`, teacher, tooFew)).statusCode).toBe(422);
  const unmarked = { calibrate_on: [...handedIn.slice(0, 2), handedIn[3]] };
  expect((await call('POST', `assignments/${id}/suggestions`, teacher, unmarked)).statusCode).toBe(422);
  await start(teacher, id, handedIn.slice(0, 3));
  expect(await overviewWhen(teacher, id, isOver)).toMatchObject({
    papers: 0,
    calibrated_on: 3,
    agreement: [
      { name: 'Observation', papers: 3, equal: 1, near: 3 },
      { name: 'Units', papers: 3, equal: 3, near: 3 },
    ],
  });
  await give(teacher, handedIn[1], 1, [2, 2]);
  expect((await overviewOf(teacher, id)).agreement, 'without the mark that was changed since').toMatchObject([
    { name: 'Observation', papers: 2, equal: 1, near: 2 },
    { name: 'Units', papers: 2, equal: 2, near: 2 },
  ]);
  const promptOf = (word: string) =>
    model.prompts.find(({ user }) => user.includes(`Paper 1:\n<data>${word}.`));
  const examplesIn = (word: string) =>
    promptOf(word)?.user.match(/Example \d, marked by the teacher/g)?.length;
  expect(examplesIn('Four')).toBe(3);
  expect(examplesIn('One'), 'a paper is no example for itself').toBe(2);
  expect(promptOf('Four')?.user).toContain('Observation: 4 of 4');
});
