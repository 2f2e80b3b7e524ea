import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { type Fraction, toText } from 'gradebook-arithmetic/fraction';
import type { Cell, Gradebook as Model, StudentRecord } from 'gradebook-arithmetic/gradebook';
import { createTotals, type StudentTotals } from 'gradebook-arithmetic/totals';
import { expect, test } from 'vitest';
import { bruteForceTotals } from '../../../../packages/gradebook-arithmetic/testing/brute-force.ts';
import { randomGradebook } from '../../../../packages/gradebook-arithmetic/testing/random-gradebook.ts';
import type { Gradebook } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { settleScores } from '../../marking/marking/settle-scores.ts';
import { marks } from '../../marking/marking/tables.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, classWith, inHours } from '../../marking/student-work/testing.ts';
import { submissions, workDrafts } from '../../work/submissions/tables.ts';
import { dayIn, termOf } from '../terms/testing.ts';
import { contentOf, rulesFor } from './testing.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const points = fc.oneof(
  fc.constantFrom(0, 5, 10, 7.5),
  fc.integer({ min: 0, max: 2400 }).map((cents) => cents / 100),
);
const given = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('score' as const), points }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('excused' as const), points }) },
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'blank' as const }, { kind: 'waiting' as const }) },
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'past due' as const }, { kind: 'typed M' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('marks' as const),
      attempts: fc.array(
        fc.record({ score: points, lateSeconds: fc.constantFrom(0, 1, 3600, 86_400, 90_000) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
);
type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

const COLUMNS = 11;
const override = fc.option(fc.constantFrom(45, 60, 88.5), { nil: null, freq: 4 });
const randomClass = fc.record({
  book: randomGradebook.map(({ gradebook }) => gradebook),
  later: randomGradebook.map(({ gradebook }) => gradebook.rules),
  students: fc.array(
    fc.record({
      cells: fc.array(given, { minLength: COLUMNS, maxLength: COLUMNS }),
      year: override,
      term: override,
    }),
    { minLength: 2, maxLength: 2 },
  ),
});

/** Their last days are weeks ago, and work outside of them was due later. */
const TERMS = [
  termOf(1, { starts_on: dayIn(-57), ends_on: dayIn(-38) }),
  termOf(2, { starts_on: dayIn(-37), ends_on: dayIn(-18) }),
];
const dueDays = { t1: -50, t2: -30, none: -10 };

const dueAt = (term: string | null | undefined, hour: number): string =>
  inHours(24 * dueDays[term === 't1' || term === 't2' ? term : 'none'] + hour);

const cellOf = (one: Given): Cell => {
  if (one.kind === 'score') return { score: one.points };
  if (one.kind === 'excused') return { score: one.points, excused: true };
  if (one.kind === 'marks') return { attempts: one.attempts };
  if (one.kind === 'waiting') return { waiting: true };
  return one.kind === 'blank' ? {} : { missing: true };
};

const percents = (totals: StudentTotals) => {
  const written = (value: Fraction | null) => value && toText(value);
  return (['current', 'missingAsZero'] as const).map((kind) => {
    const { percent, computed, terms } = totals[kind];
    return {
      percent: written(percent),
      computed: written(computed),
      terms: terms.map((one) => written(one.percent)),
    };
  });
};

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, { headers }: SignedIn, payload?: object) => {
  const answer = await app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('the totals of random classes agree with every set of drops tried, and a closing keeps them', {
  timeout: 300_000,
}, async () => {
  const teacher = await signIn();
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  await fc.assert(
    fc.asyncProperty(randomClass, async ({ book, later, students: records }) => {
      const classId = await classWith(db, teacher.id, students);
      const url = `classes/${classId}/gradebook`;
      const ids = new Map<string, string>();
      const place = (term: string | null | undefined) => ['t1', 't2', null].indexOf(term ?? null);
      // By due date, as the page has them.
      const columns = book.columns
        .map((column, index) => ({
          ...column,
          index,
          dueAt: dueAt(column.term, index),
          grading: 'points' as const,
        }))
        .toSorted((a, b) => place(a.term) - place(b.term) || a.index - b.index);
      for (const column of columns) {
        const late = column.late && {
          percent: Number(column.late.percent),
          every: column.late.every,
          lowest_percent: Number(column.late.lowest_percent),
        };
        const id = await addAssignment(db, teacher.id, classId, {
          title: column.id,
          category: column.category,
          points: Number(column.points),
          due_at: column.dueAt,
          cut_off_at: null,
          attempts_count: column.attempts ?? 'latest',
          late_policy: late ?? null,
          missing_percent: column.missingLoses === null ? null : Number(column.missingLoses),
        });
        ids.set(column.id, id);
      }
      const idOf = (id: string) => ids.get(id) ?? '';
      const terms = (book.terms ?? []).map((term, index) => ({
        ...term,
        id: TERMS[index]?.id ?? '',
        closedWith: null,
      }));
      const model: Model = {
        ...book,
        rules: rulesFor(book.rules, columns, ids),
        columns: columns.map(({ index: _, dueAt: __, ...column }) => ({
          ...column,
          id: idOf(column.id),
          term: terms[place(column.term)]?.id ?? null,
        })),
        terms,
      };
      const { revision, content } = await call('GET', `classes/${classId}/gradebook-rules`, teacher);
      const ofTerms = {
        terms: terms.map(({ weight }, index) => ({
          ...(TERMS[index] ?? termOf(9)),
          weight: weight === null || weight === undefined ? null : Number(weight),
        })),
        weights_terms: book.weightsTerms ?? false,
        decimals: book.decimals ?? 2,
        columns: columns.map(({ id, counts = true, extraCredit = false, neverDrop = false }) => ({
          assignment_id: idOf(id),
          counts,
          extra_credit: extraCredit,
          never_drop: neverDrop,
          term_id: null,
          display: 'usual',
        })),
      };
      const rules = { ...content, ...contentOf(model.rules), ...ofTerms };
      await call('PUT', `classes/${classId}/gradebook-rules`, teacher, { revision, content: rules });

      for (const [which, record] of records.entries()) {
        const studentId = students[which]?.id ?? '';
        const entries = columns.flatMap((column) => {
          const one = record.cells[column.index];
          const entry = (score: number | null, status: 'excused' | 'none' | 'missing' | null) =>
            entryOf({ assignmentId: idOf(column.id), studentId }, [null, score], {
              after: { points: score, status },
            });
          if (one?.kind === 'score') return [entry(one.points, null)];
          if (one?.kind === 'excused') return [entry(one.points, 'excused')];
          if (one?.kind === 'blank') return [entry(null, 'none')];
          return one?.kind === 'typed M' ? [entry(null, 'missing')] : [];
        });
        if (entries.length > 0) await call('POST', `classes/${classId}/scores`, teacher, { entries });
        const handedIn = columns.flatMap((column) => {
          const one = record.cells[column.index];
          const attempts =
            one?.kind === 'marks'
              ? one.attempts
              : one?.kind === 'waiting'
                ? [{ score: null, lateSeconds: 0 }]
                : [];
          return attempts.map((attempt, index) => ({
            ...attempt,
            column,
            attempt: index + 1,
            id: randomUUID(),
          }));
        });
        const drafts = handedIn.map(({ column }) => ({ assignmentId: idOf(column.id), studentId }));
        if (drafts.length > 0) await db.insert(workDrafts).values(drafts).onConflictDoNothing();
        for (const { column, attempt, id, score, lateSeconds } of handedIn) {
          const submittedAt = new Date(Date.parse(column.dueAt) + lateSeconds * 1000);
          await db.insert(submissions).values({
            id,
            assignmentId: idOf(column.id),
            studentId,
            attempt,
            text: 'Here it is.',
            link: '',
            fileIds: [],
            submittedAt,
          });
          if (score !== null)
            await db.insert(marks).values({
              submissionId: id,
              state: 'marked',
              scores: [],
              points: score,
              comment: '',
              notes: [],
            });
        }
        await db.transaction((tx) =>
          settleScores(tx, {
            assignmentIds: [...ids.values()],
            studentIds: [studentId],
            authorId: null,
            origin: 'marking',
          }),
        );
        const overrides = [
          ...(record.year === null ? [] : [{ term_id: null, percent: record.year, reason: 'Was ill' }]),
          ...(record.term === null || terms.length === 0
            ? []
            : [{ term_id: terms[1]?.id, percent: record.term, reason: 'Was ill' }]),
        ];
        await call('PUT', `classes/${classId}/gradebook-students/${studentId}`, teacher, {
          note: '',
          overrides,
        });
      }

      const totals = async () => {
        const read = readClassGradebook((await call('GET', url, teacher)) as Gradebook);
        const totalsOf = createTotals(read.gradebook);
        return students.map(({ id }) => percents(totalsOf(read.students.get(id) ?? { cells: {} })));
      };
      const expected = records.map(({ cells, year, term }) => {
        const student: StudentRecord = {
          cells: Object.fromEntries(
            columns.map((column) => [idOf(column.id), cellOf(cells[column.index] ?? { kind: 'blank' })]),
          ),
          override: year,
          terms: terms[1] ? { [terms[1].id]: { override: term } } : {},
        };
        const { current, missingAsZero } = bruteForceTotals(model, student, 'teacher');
        return [current, missingAsZero].map(({ percent, computed, terms: own }) => ({
          percent,
          computed,
          terms: own.map((one) => one.percent),
        }));
      });
      expect(await totals()).toEqual(expected);

      if (!terms[0]) return;
      await call('POST', `classes/${classId}/gradebook-terms/${terms[0].id}/close`, teacher);
      expect(await totals(), 'after the closing').toEqual(expected);
      const now = await call('GET', `classes/${classId}/gradebook-rules`, teacher);
      const changed = { ...now.content, ...contentOf(rulesFor(later, columns, ids)) };
      await call('PUT', `classes/${classId}/gradebook-rules`, teacher, {
        revision: now.revision,
        content: changed,
      });
      const firstTerms = (all: typeof expected) => all.map((kinds) => kinds.map((kind) => kind.terms[0]));
      expect(firstTerms(await totals()), 'after other rules').toEqual(firstTerms(expected));
    }),
    // A failure is shrunk for minutes otherwise.
    { numRuns: 40, endOnFailure: true },
  );
});
