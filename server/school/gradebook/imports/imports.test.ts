import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openTestApp } from '../../../testing.ts';
import { classes } from '../../classes/classes/tables.ts';
import type { GradebookImportPlan } from '../../../generated/schemas/index.ts';
import { scoreChanges, scores } from '../../marking/scores/tables.ts';
import { entryOf } from '../../marking/scores/testing.ts';
import { addAssignment, handInText, inHours } from '../../marking/student-work/testing.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { type ClassGradebook, type GradebookCell } from '../files/class-gradebook.ts';
import { essay, scored } from '../files/testing.ts';
import { ascending, both, importOf, list, smallClass, storedPoints, storedScores } from './testing.ts';

const tools = await openTestApp();
const { db } = tools;

const classOf = (cells?: Record<string, GradebookCell>, rest?: Partial<ClassGradebook>) =>
  smallClass(tools, cells, rest);

describe('a dry run', () => {
  test('names what an import would change, and changes nothing', async () => {
    const { plan, idOf } = await classOf({ 'ann/essay': scored(8) });
    const before = await storedScores(tools);
    expect(await plan(both(8, 7.5))).toMatchObject({
      format: 'other',
      is_ready: true,
      changes: [
        {
          student_id: idOf('bo'),
          assignment_id: idOf('essay'),
          before: { points: null },
          after: { points: 7.5 },
        },
      ],
      questions: [],
      refused: [],
    });
    expect(await storedScores(tools)).toEqual(before);
  });

  test('reads numbers as the language of the caller has them', async () => {
    const { post } = await classOf({}, { assignments: [{ ...essay, points: 2 }] });
    const file = Buffer.from(list('Essay', 'ann@school.test,"1.234"')).toString('base64');
    const plan = await post('gradebook-imports/plan', { file, answers: {} });
    expect(plan.json()).toMatchObject({ changes: [{ after: { points: 1.23 } }] });
    const asked = Buffer.from(list('Essay', 'ann@school.test,"1,234"')).toString('base64');
    expect((await post('gradebook-imports/plan', { file: asked, answers: {} })).json()).toMatchObject({
      changes: [],
      questions: [{ kind: 'decimal_sign', count: 1, items: [{ text: '1,234' }] }],
    });
  });

  test('takes at most two decimals, and says where there are more', async () => {
    const { plan, post, idOf } = await classOf();
    const given = importOf(await plan(both(1, 2)));
    const [column] = given.columns;
    if (!column) throw new Error('No column.');
    const cell = { student_id: idOf('ann'), before: { points: null, status: null } };
    const exact = { ...column, cells: [{ ...cell, after: { points: 7.125, status: null } }] };
    const made = { assignment_id: null, title: 'Oral', points: 3.125, cells: [] };
    const errorsOf = async (columns: object[]) =>
      Object.keys((await post('gradebook-imports', { ...given, columns })).json().errors);
    expect(await errorsOf([exact])).toEqual(['columns.0.cells.0.after.points']);
    expect(await errorsOf([column, made])).toEqual(['columns.1.points']);
  });

  test('rejects what is no table beside its field, and an archived class', async () => {
    const { post, plan, classId } = await classOf();
    expect(await plan('PK\u0003\u0004workbook')).toMatchObject({
      errors: { file: [expect.stringMatching(/workbook/)] },
    });
    expect((await post('gradebook-imports/plan', { file: 'no base64!', answers: {} })).statusCode).toBe(422);
    await db.update(classes).set({ archivedAt: new Date() }).where(eq(classes.id, classId));
    const file = Buffer.from(both(1, 2)).toString('base64');
    expect((await post('gradebook-imports/plan', { file, answers: {} })).statusCode).toBe(409);
  });

  test('of a hostile file ends, while the server answers others', async () => {
    const { plan, get } = await classOf();
    const planned = plan(`Email,Essay\n${'"a"b,'.repeat(590_000)}`);
    const started = performance.now();
    expect((await get('gradebook')).statusCode).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await planned).toMatchObject({ errors: { file: [expect.any(String)] } });
  });

  test('warns of a deduction where the work was late and the policy takes points', async () => {
    const { plan, teacher, classId, idOf } = await classOf({
      'ann/essay': scored(8, { status: 'late' }),
      'bo/essay': scored(7.777, { score: 7.777 }),
    });
    const warningsIn = ({ changes }: GradebookImportPlan) => changes.map(({ warnings }) => warnings);
    expect(warningsIn(await plan(both(9, 9)))).toEqual([[], []]);
    const late_policy = { percent: 10, every: 'day', lowest_percent: 0 } as const;
    const due = { due_at: inHours(-5), cut_off_at: null };
    for (const policy of [late_policy, null]) {
      const title = policy ? 'Strict' : 'Lax';
      const id = await addAssignment(db, teacher.id, classId, { ...due, title, late_policy: policy });
      await handInText(db, idOf('ann'), id);
      const planned = await plan(list(title, 'ann@school.test,3', 'bo@school.test,3'));
      expect(warningsIn(planned), title).toEqual([policy ? ['late_deduction'] : [], []]);
    }
  });

  test('refuses a score beside a name while work is marked without names', async () => {
    const { plan, teacher, classId, idOf } = await classOf();
    const id = await addAssignment(db, teacher.id, classId, { title: 'Blind', hide_names: true });
    await handInText(db, idOf('ann'), id);
    expect(await plan(list('Blind', 'ann@school.test,3'))).toMatchObject({
      changes: [],
      refused: [{ reason: 'read_only' }],
      refused_count: 1,
    });
  });
});

describe('an import', () => {
  test('stores the changes of the plan as one batch, once for a key', async () => {
    const { plan, run, classId, get } = await classOf({ 'ann/essay': scored(8) });
    const given = importOf(await plan(both(9, 7)));
    const key = randomUUID();
    const result = await run(given, key);
    expect(result).toMatchObject({ stored: 2, assignment_ids: [], conflicts: [] });
    expect(await run(given, key)).toEqual(result);
    expect(await storedPoints(tools)).toEqual([7, 9]);
    const changes = (await get('score-changes')).json().items;
    expect(changes).toMatchObject([
      { origin: 'import', batch: result.id },
      { origin: 'import', batch: result.id },
    ]);
    expect(await db.$count(assignments, eq(assignments.classId, classId))).toBe(2);
  });

  test('makes assignments on paper as the answers say', async () => {
    const { plan, run, get } = await classOf();
    const file = list('Oral', 'ann@school.test,8', 'bo@school.test,M');
    const asked = await plan(file, { unknown_assignment: 'new' });
    expect(asked).toMatchObject({ is_ready: false, columns: [{}, { new_title: 'Oral', points: null }] });
    const ready = await plan(file, { unknown_assignment: 'new', 'points:1': '20' });
    expect(ready.is_ready).toBe(true);
    const { assignment_ids: made } = await run(importOf(ready));
    const { assignments: columns } = (await get('gradebook')).json();
    expect(columns.at(-1)).toMatchObject({ id: made[0], title: 'Oral', points: 20, kinds: ['paper'] });
    expect(await storedScores(tools)).toHaveLength(2);
  });

  test('stores nothing if a score was changed since the plan, and says by whom', async () => {
    const { plan, run, enter, idOf, classId } = await classOf();
    const file = list('Essay,Oral', 'ann@school.test,8,5', 'bo@school.test,7,6');
    const planned = await plan(file, { unknown_assignment: 'new', 'points:2': '10' });
    await enter('ann', 'essay', [null, 4]);
    expect(await run(importOf(planned))).toEqual({
      id: null,
      stored: 0,
      assignment_ids: [],
      conflicts: [
        {
          student_id: idOf('ann'),
          assignment_id: idOf('essay'),
          current: { points: 4, status: null },
          author: 'Tess Example',
          at: expect.any(String),
          reason: null,
        },
      ],
    });
    expect(await storedPoints(tools)).toEqual([4]);
    expect(await db.$count(assignments, eq(assignments.classId, classId))).toBe(2);
  });

  test('at once with another one: one is stored, the other asks', async () => {
    const { plan, run } = await classOf();
    const [one, other] = [importOf(await plan(both(8, 7))), importOf(await plan(both(5, 7)))];
    const results = await Promise.all([run(one), run(other)]);
    expect(ascending(results.map(({ stored }) => stored))).toEqual([0, 2]);
    expect(results.flatMap(({ conflicts }) => conflicts)).toHaveLength(1);
    expect(await db.$count(scoreChanges)).toBe(2);
  });

  test('that makes an assignment makes it once, also without a key, until it is undone', async () => {
    const { plan, run, undo, post, enter, classId } = await classOf();
    const file = list('Essay,Oral', 'ann@school.test,8,5', 'bo@school.test,7,6');
    const given = importOf(await plan(file, { unknown_assignment: 'new', 'points:2': '10' }));
    const [result, again] = await Promise.all([run(given), run(given)]);
    expect(again).toEqual(result);
    expect(await db.$count(assignments, eq(assignments.classId, classId))).toBe(3);
    await enter('ann', 'essay', [8, 4]);
    expect(await run(given), 'the assignment is as it was').toEqual(result);
    const [made = ''] = result.assignment_ids;
    const [score] = await db.select().from(scores).where(eq(scores.assignmentId, made));
    const cell = { assignmentId: made, studentId: score?.studentId ?? '' };
    const points = score?.points ?? null;
    await post('scores', { entries: [entryOf(cell, [points, 1])] });
    expect((await post('gradebook-imports', given)).statusCode).toBe(409);
    await post('scores', { entries: [entryOf(cell, [1, null])] });
    await enter('ann', 'essay', [4, null]);
    await undo(result.id);
    expect((await run(given)).id).not.toBe(result.id);
  });

  test('needs a time zone that exists', async () => {
    const { post } = await classOf();
    const given = { time_zone: 'Mars/Olympus', columns: [], numbers: [] };
    expect((await post('gradebook-imports', given)).json().errors).toHaveProperty('time_zone');
  });

  test('beside entries: each cell has the value of the one that was stored first', async () => {
    const { plan, run, enter } = await classOf();
    const given = importOf(await plan(both(8, 7)));
    const [result, entered] = await Promise.all([run(given), enter('bo', 'essay', [null, 3])]);
    const points = await storedPoints(tools);
    expect(points).toEqual(result.id === null ? [3] : [7, 8]);
    expect(entered.items[0]?.outcome).toBe(result.id === null ? 'stored' : 'conflict');
  });

  test('takes no assignment or student of another class', async () => {
    const { run, idOf } = await classOf();
    const other = await classOf();
    const cell = {
      student_id: idOf('ann'),
      before: { points: null, status: null },
      after: { points: 1, status: null },
    };
    const column = { assignment_id: other.idOf('essay'), title: null, points: null, cells: [cell] };
    const refused = await run({ time_zone: 'Europe/London', columns: [column], numbers: [] });
    expect(refused).toMatchObject({ id: null, conflicts: [{ reason: 'no_assignment' }] });
    const numbers = [{ student_id: other.idOf('bo'), number: '12' }];
    await run({ time_zone: 'Europe/London', columns: [], numbers });
    expect(await other.csv()).not.toContain('="12"');
  });
});

describe('a closed term', () => {
  /** A class whose essay is in a term, which is open. */
  async function withTerm() {
    const opened = await classOf({}, { assignments: [{ ...essay, dueOn: '2026-09-15' }] });
    const { get, classId, teacher } = opened;
    const { revision, content } = (await get('gradebook-rules')).json();
    const id = randomUUID();
    const days = { starts_on: '2026-09-01', ends_on: '2026-09-30', closes_on: null };
    const terms = [{ ...days, id, name: 'Autumn', weight: null }];
    const url = `/api/classes/${classId}/gradebook-rules`;
    const payload = { revision, content: { ...content, terms } };
    const saved = await tools.app.inject({ method: 'PUT', url, headers: teacher.headers, payload });
    expect(saved.statusCode).toBe(200);
    return { ...opened, close: () => opened.post(`gradebook-terms/${id}/close`) };
  }

  test('refuses scores in the plan, in an import of an older plan, and in its undo', async () => {
    const { plan, run, undo, close } = await withTerm();
    const [first, second] = [await plan(both(8, 7)), await plan(both(9, 7))];
    const { id } = await run(importOf(first));
    expect((await close()).statusCode).toBe(200);
    expect(await plan(both(5, 5))).toMatchObject({
      changes: [],
      refused: [{ reason: 'term_closed' }, { reason: 'term_closed' }],
    });
    expect(await run(importOf(second))).toMatchObject({
      id: null,
      conflicts: [{ reason: 'term_closed' }, {}],
    });
    expect(await undo(id)).toMatchObject({ message: expect.stringContaining('is closed') });
    expect(await storedPoints(tools)).toEqual([7, 8]);
  });
});
