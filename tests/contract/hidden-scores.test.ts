import { expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import JSZip from 'jszip';
import { readTaggedPdf } from '../../server/documents/exports/pdf/testing.ts';
import { returnMarks } from '../../server/school/marking/marking/return-marks.ts';
import { entryOf } from '../../server/school/marking/scores/testing.ts';
import {
  addAssignment,
  classWith,
  giveMark,
  handInText,
  inHours,
} from '../../server/school/marking/student-work/testing.ts';
import { mailNews } from '../../server/school/news/notifications/mail-news.ts';
import { sendSummaries } from '../../server/school/people/guardians/send-summaries.ts';
import { links } from '../../server/school/people/guardians/testing.ts';
import { openTestApp, type SignedIn } from '../../server/testing.ts';
import { completeCall } from './complete-call.ts';
import { type Operation, readOperations } from './document.ts';

/*
 * Calls every operation of the contract as a student and as a guardian, with every id that belongs to them, and reads their
 * mail, so that an operation that is added later is searched too.
 */

const testApp = await openTestApp();
const { app, db, mailer, mails, signIn } = testApp;
const operations = readOperations();

/** Scores of 10 that a student must not see. */
const HIDDEN = {
  entered: 7.37,
  marked: 6.41,
  scheduled: 5.83,
  changed: 4.79,
  unpublished: 3.59,
  classmate: 2.63,
} as const;

/** These, and the totals that would show one of them beside the returned marks, which are 8 of 10 each. */
const secrets = Object.values(HIDDEN)
  .flatMap((score) => [
    score,
    ...[0, 1, 2].flatMap((others) => [score + 8 * others, ((score + 8 * others) * 10) / (others + 1)]),
  ])
  .map((value) => String(Math.round(value * 100) / 100));
const SECRET_WORDS = ['HIDDEN-COMMENT', 'HIDDEN-TITLE', 'HIDDEN-NOTE', 'HIDDEN-REASON'];

/** The secrets in a text, whatever its decimal separator; between the numbers of a list, a comma is none. */
function secretsIn(text: string): string[] {
  const texts = [text, text.replaceAll(/(\d),(\d)/g, '$1.$2')];
  return [
    ...secrets.filter((secret) => {
      const pattern = new RegExp(`(?<![\\d.])${secret.replace('.', String.raw`\.`)}(?!\\d*[1-9])`);
      return texts.some((one) => pattern.test(one));
    }),
    ...SECRET_WORDS.filter((word) => text.includes(word)),
  ];
}

const onPaper = { kinds: ['paper' as const], due_at: inHours(-30), cut_off_at: null };

/** A student with a returned mark of 8 and one score of each hidden kind, a classmate, and a guardian with a link. */
async function plantedClass() {
  const [teacher, student, classmate] = [
    await signIn(),
    await signIn({ role: 'student' }),
    await signIn({ role: 'student' }),
  ];
  const classId = await classWith(db, teacher.id, [student, classmate]);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    (
      await app.inject({ method, url: `/api/${path}`, headers: teacher.headers, ...(payload && { payload }) })
    ).json();
  const add = (title: string, change = {}) => addAssignment(db, teacher.id, classId, { title, ...change });
  const enter = async (assignmentId: string, studentId: string, points: readonly [number | null, number]) =>
    call('POST', `classes/${classId}/scores`, { entries: [entryOf({ assignmentId, studentId }, points)] });
  const giveBack = async (assignmentId: string, at: string | null = null) =>
    call('POST', `classes/${classId}/scores/return`, {
      assignment_ids: [assignmentId],
      student_ids: null,
      at,
    });

  const open = await add('Leaf diary');
  const submission = await handInText(db, student.id, open);
  await giveMark(db, teacher.id, submission);
  await returnMarks(db, teacher.id, open, { submission_ids: null, at: null });

  const entered = await add('Oral exam', onPaper);
  await enter(entered, student.id, [null, HIDDEN.entered]);

  const marked = await add('Essay');
  const work = await handInText(db, student.id, marked, 'Mine');
  await call('PUT', `submissions/${work}/mark`, {
    revision: 0,
    state: 'ready',
    scores: [],
    points: HIDDEN.marked,
    comment: 'HIDDEN-COMMENT',
    notes: [],
  });

  const scheduled = await add('Presentation', onPaper);
  await enter(scheduled, student.id, [null, HIDDEN.scheduled]);
  await giveBack(scheduled, inHours(24 * 9));

  const changed = await add('Experiment', onPaper);
  await enter(changed, student.id, [null, 8]);
  await giveBack(changed);
  await enter(changed, student.id, [8, HIDDEN.changed]);

  const unpublished = await add('HIDDEN-TITLE', { ...onPaper, publish_at: null });
  await enter(unpublished, student.id, [null, HIDDEN.unpublished]);

  const shared = await add('Fractions', onPaper);
  await enter(shared, classmate.id, [null, HIDDEN.classmate]);
  await giveBack(shared);
  await call('PUT', `classes/${classId}/gradebook-students/${student.id}`, {
    note: 'HIDDEN-NOTE',
    overrides: [],
  });
  await call('PUT', `classes/${classId}/gradebook-students/${classmate.id}`, {
    note: '',
    overrides: [{ term_id: null, percent: 26.3, reason: 'HIDDEN-REASON' }],
  });

  const guardian = await call('POST', `students/${student.id}/guardians`, {
    name: 'Kemal Demir',
    email: 'k.demir@home.test',
    language: 'en',
    weekly_summary: true,
  });
  const { url } = await call('POST', `guardians/${guardian.id}/link`, { days: 30 });
  const token = String(url).split('/').at(-1) ?? '';
  const ids = {
    classId,
    open,
    entered,
    marked,
    scheduled,
    changed,
    unpublished,
    shared,
    submission,
    work,
    student: student.id,
    classmate: classmate.id,
    guardian: String(guardian.id),
    token,
  };
  return { teacher, student, ids, entered, giveBack };
}

/** What an answer says: a PDF and an archive by their text. */
async function textOf({
  headers,
  rawPayload,
  body,
}: Awaited<ReturnType<typeof app.inject>>): Promise<string> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/pdf')) return (await readTaggedPdf(rawPayload)).text;
  if (!type.startsWith('application/zip')) return body;
  const { files } = await JSZip.loadAsync(rawPayload);
  const texts = await Promise.all(Object.values(files).map((file) => file.async('string')));
  return [...Object.keys(files), ...texts].join('\n');
}

/** The calls of an operation with every id in its path; other parameters are those of the user. */
function callsOf(operation: Operation, ids: Record<string, string>, user: SignedIn): InjectOptions[] {
  const params = { student_id: user.id, token: ids['token'] ?? '' };
  const all = operation.path.includes('{id}') ? Object.values(ids) : [''];
  return all.map((id) => completeCall(operation, { params: { ...params, id } }, user.id));
}

/** By operation: the secrets in its answers, and whether it answered with a success. */
async function searchAll(
  which: readonly Operation[],
  ids: Record<string, string>,
  user: SignedIn,
): Promise<{ found: Record<string, string[]>; answered: Set<string> }> {
  const found: Record<string, string[]> = {};
  const answered = new Set<string>();
  for (const operation of which) {
    for (const call of callsOf(operation, ids, user)) {
      // A guardian has no account.
      const headers = { ...call.headers, ...(operation.secured && user.headers) };
      const answer = await app.inject({ ...call, headers });
      if (answer.statusCode < 300) answered.add(operation.operationId);
      const secretsOf = secretsIn(await textOf(answer));
      if (secretsOf.length > 0) found[operation.operationId] = secretsOf;
    }
  }
  return { found, answered };
}

const reads = operations.filter(({ method }) => method === 'GET');
const writes = operations.filter(({ method }) => method !== 'GET' && method !== 'DELETE');
/** What a student reads of their own is under this path, so all of it must have been found an id for. */
const ownReads = reads.filter(({ path }) => path.startsWith('/api/student/'));

/** The end of this week, when the summaries of all returned work are due. */
function endOfWeek(): Date {
  const now = new Date();
  const days = (7 - now.getUTCDay()) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 23, 59, 59));
}

async function mailsOf(): Promise<string> {
  await mailNews({ db, mailer, links }, endOfWeek());
  await sendSummaries({ db, mailer, links }, endOfWeek());
  await mailer.settled();
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
}

/** They are about a lesson, and this class has none. */
const ABOUT_LESSONS = ['getStudentLesson', 'listLessonHighlights'];

test('no answer, file or email to a student or a guardian tells a score that is not returned', async () => {
  const { student, ids } = await plantedClass();
  const first = await searchAll(reads, ids, student);
  expect(first.found).toEqual({});
  const expected = [...ownReads.map(({ operationId }) => operationId), 'getGuardianPage', 'exportAccount'];
  expect(expected.filter((id) => !first.answered.has(id)).toSorted()).toEqual(ABOUT_LESSONS);
  const text = await mailsOf();
  expect(text).toContain('8/10');
  expect(secretsIn(text)).toEqual([]);
  expect((await searchAll(writes, ids, student)).found).toEqual({});
  expect((await searchAll(reads, ids, student)).found).toEqual({});
}, 120_000);

test('the search finds a score that is in the open', async () => {
  const { student, ids, entered, giveBack } = await plantedClass();
  await giveBack(entered);
  const { found } = await searchAll(reads, ids, student);
  for (const operation of [
    'listStudentAssignments',
    'getStudentAssignment',
    'getStudentGradebook',
    'exportOwnGradebook',
    'exportAccount',
    'getGuardianPage',
  ])
    expect(found).toHaveProperty(operation, expect.arrayContaining(['7.37']));
  expect(secretsIn(await mailsOf())).toContain('7.37');
}, 120_000);
