import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import type { AssignmentContent, QuizAnswersShown } from '../../../generated/schemas/index.ts';
import { findNews } from '../../news/notifications/find-news.ts';
import { addGuardian } from '../../people/guardians/guardians.ts';
import { links } from '../../people/guardians/testing.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { closeAttempts } from '../../work/quizzes/close-attempts.ts';
import { addAssignment, classWith } from './testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;
afterEach(() => vi.useRealTimers());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: user.headers, ...(payload && { payload }) });

/** Ten minutes, so that sessions outlast the test. */
const SLOT = 600_000;
/** Every question whose answer the key decides; what must stay secret says so. */
const questions = everyKind.filter(({ type }) => type !== 'open-ended');
const isTold = (body: string) => body.includes('SECRET');

interface Own {
  due: number | null;
  cutOff: number | null;
  attempts: number | null;
}

interface Pupil extends Own {
  user: SignedIn;
  guardian: string;
  running: string | null;
  /** The attempts that were handed in. */
  works: { id: string; mark: 'none' | 'given' | 'returned' }[];
}

/** What the class has agreed on, in slots since it began: a second way of saying who may still answer. */
interface Agreed extends Own {
  shown: QuizAnswersShown;
  slot: number;
  pupils: Pupil[];
}

function latestMoment(agreed: Agreed, pupil: Pupil): { due: number; close: number } {
  const due = pupil.due ?? agreed.due ?? Infinity;
  const close = pupil.cutOff ?? agreed.cutOff ?? Infinity;
  return { due, close: due === Infinity ? close : Math.max(due, close) };
}

const mayAnswer = (agreed: Agreed, pupil: Pupil): boolean =>
  pupil.running !== null ||
  (agreed.slot < latestMoment(agreed, pupil).close &&
    pupil.works.length < (pupil.attempts ?? agreed.attempts ?? Infinity));

function mayKnow(agreed: Agreed, pupil: Pupil): boolean {
  if (agreed.shown === 'never' || pupil.works.length === 0) return false;
  if (agreed.shown === 'returned')
    return pupil.works.some(({ mark }) => mark === 'returned') && !mayAnswer(agreed, pupil);
  return agreed.pupils.every((one) => agreed.slot > latestMoment(agreed, one).due && !mayAnswer(agreed, one));
}

const who = fc.nat({ max: 1 });
const attempts = fc.option(fc.integer({ min: 1, max: 2 }));
/** Half a slot off the slots at which something happens; null for no date. */
const moment = fc.option(fc.integer({ min: 0, max: 12 }).map((slot) => slot + 0.5));
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), who, finish: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('mark') }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('return') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack'), who }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('agree'), due: moment, cutOff: moment, attempts }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('except'), who, due: moment, cutOff: moment, attempts }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), slots: fc.integer({ min: 1, max: 6 }) }) },
  ),
  { minLength: 6, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;
const has = <Key extends string>(step: Step, key: Key): step is Extract<Step, Record<Key, unknown>> =>
  key in step;

async function openClass(shown: QuizAnswersShown) {
  const start = new Date();
  start.setMinutes(0, 0, 0);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const at = (slot: number | null) =>
    slot === null ? null : new Date(start.getTime() + slot * SLOT).toISOString();
  const teacher = await signIn();
  const users = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const classId = await classWith(db, teacher.id, users);
  const document = await storeQuestions(db, teacher.id, questions);
  const agreed: Agreed = { shown, slot: 0, due: 4.5, cutOff: 6.5, attempts: 1, pupils: [] };
  const content: Partial<AssignmentContent> = {
    ...quizOn(document, { show_answers: shown, minutes: null }),
    due_at: at(agreed.due),
    cut_off_at: at(agreed.cutOff),
    attempts: agreed.attempts,
    publish_at: at(-1),
  };
  const id = await addAssignment(db, teacher.id, classId, content);
  for (const user of users) {
    const details = { name: 'Kemal', email: user.email, language: 'en', weekly_summary: true } as const;
    const { id: guardianId } = await addGuardian({ db, links }, teacher.id, user.id, details);
    const { url } = (await call('POST', `guardians/${guardianId}/link`, teacher, { days: 30 })).json();
    const guardian = `guardian-pages/${String(url).split('/').at(-1)}`;
    agreed.pupils.push({ user, guardian, due: null, cutOff: null, attempts: null, running: null, works: [] });
  }

  /** Stores what the teacher agrees on with everyone or with a student, unless the dates contradict each other. */
  async function store(changed: Partial<Agreed>) {
    const wanted = { ...agreed, ...changed };
    const { revision, content: before } = (await call('GET', `assignments/${id}`, teacher)).json();
    const answer = await call('PUT', `assignments/${id}`, teacher, {
      revision,
      content: {
        ...before,
        due_at: at(wanted.due),
        cut_off_at: at(wanted.cutOff),
        attempts: wanted.attempts,
        exceptions: wanted.pupils.map((pupil) => ({
          student_id: pupil.user.id,
          due_at: at(pupil.due),
          cut_off_at: at(pupil.cutOff),
          attempts: pupil.attempts,
          extra_minutes: null,
          excused: false,
        })),
      },
    });
    if (answer.statusCode === 200) Object.assign(agreed, changed);
    else expect(answer.statusCode).toBe(422);
  }
  return { teacher, id, agreed, at, store };
}

type Class = Awaited<ReturnType<typeof openClass>>;

async function take({ teacher, id, agreed, at, store }: Class, step: Step): Promise<void> {
  const pupil = has(step, 'who') ? agreed.pupils[step.who] : undefined;
  if (has(step, 'finish') && pupil) {
    const isAllowed = mayAnswer(agreed, pupil);
    const answer = await call('POST', `student/assignments/${id}/quiz`, pupil.user);
    expect(answer.statusCode < 300).toBe(isAllowed);
    if (!isAllowed) return;
    pupil.running = answer.json().id;
    if (!step.finish) return;
    const receipt = (await call('POST', `quiz-attempts/${pupil.running}/hand-in`, pupil.user)).json();
    pupil.works.push({ id: receipt.id, mark: 'none' });
    pupil.running = null;
  } else if (step.do === 'mark') {
    await call('POST', `assignments/${id}/key-marks`, teacher);
    for (const { works } of agreed.pupils) {
      const last = works.at(-1);
      if (last?.mark === 'none') last.mark = 'given';
    }
  } else if (step.do === 'return') {
    await call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });
    for (const work of agreed.pupils.flatMap(({ works }) => works))
      if (work.mark === 'given') work.mark = 'returned';
  } else if (has(step, 'slots')) {
    agreed.slot += step.slots;
    vi.setSystemTime(at(agreed.slot) ?? '');
    await closeAttempts(db, new Date());
    for (const one of agreed.pupils) {
      if (one.running === null || agreed.slot < latestMoment(agreed, one).close) continue;
      one.running = null;
      const { submissions } = (await call('GET', `student/assignments/${id}`, one.user)).json();
      one.works.push({ id: submissions[0].id, mark: 'none' });
    }
  } else if (has(step, 'due')) {
    const { due, cutOff, attempts: most } = step;
    const own = { due, cutOff, attempts: most };
    if (!pupil) return store(own);
    const pupils = agreed.pupils.map((one) => (one === pupil ? { ...one, ...own } : one));
    return store({ pupils });
  } else if (pupil) {
    const last = pupil.works.at(-1);
    if (last?.mark !== 'returned') return;
    await call('POST', `submissions/${last.id}/take-back`, teacher);
    last.mark = 'given';
  }
}

/** All that the student and the guardian can read. */
async function payloadsOf({ id, at }: Class, { user, guardian, running }: Pupil): Promise<string[]> {
  await findNews(db, new Date(at(-24) ?? ''));
  const paths = [
    'student/assignments',
    'notifications',
    'account/export',
    guardian,
    ...(running === null ? [] : [`quiz-attempts/${running}`]),
  ];
  const bodies = [];
  for (const path of [`student/assignments/${id}`, ...paths]) {
    const answer = await call('GET', path, user);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
    bodies.push(answer.body);
  }
  return bodies;
}

test.each(['never', 'returned', 'due'] as const)(
  'no payload has the key of a quiz that shows it %s while its students can still answer',
  async (shown) => {
    const seen = new Map<boolean, number>();
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const room = await openClass(shown);
        for (const step of taken) {
          await take(room, step);
          for (const pupil of room.agreed.pupils) {
            const [work = '', ...others] = await payloadsOf(room, pupil);
            const isKnown = mayKnow(room.agreed, pupil);
            expect(isTold(work)).toBe(isKnown);
            expect(others.filter(isTold)).toEqual([]);
            seen.set(isKnown, (seen.get(isKnown) ?? 0) + 1);
            if (!isKnown) continue;
            const told = shown === 'due' ? room.agreed.pupils : [pupil];
            for (const { user } of told)
              expect((await call('POST', `student/assignments/${room.id}/quiz`, user)).statusCode).toBe(409);
          }
        }
        vi.useRealTimers();
      }),
      { numRuns: Number(process.env['KEY_SEQUENCES'] ?? 6), seed: 40, endOnFailure: true },
    );
    // The test says nothing if it never gets to see a key.
    expect((seen.get(true) ?? 0) > 0).toBe(shown !== 'never');
    expect(seen.get(false)).toBeGreaterThan(0);
  },
  180_000,
);
