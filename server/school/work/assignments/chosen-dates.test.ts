import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import type { AssignmentContent } from '../../../generated/schemas/index.ts';
import { assignedWork, inHours } from '../../marking/student-work/testing.ts';

const tools = await openTestApp();
const { app } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', path: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: user.headers, ...(payload && { payload }) });

const [publication, early, due, late] = ['01', '02', '03', '04'].map(
  (day) => `2096-10-${day}T09:00:00+02:00`,
);
const dates = { publish_at: publication ?? '', due_at: due ?? '', cut_off_at: late ?? '' };
const same = { due_at: null, cut_off_at: null, attempts: null, extra_minutes: null, excused: false };
const AFTER_DUE = 'Choose a cut-off after the due date.';
const before = (what: string) => `Choose a ${what} after students first see it.`;

async function classWork() {
  const { teacher, student, classId, id } = await assignedWork(tools);
  const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
  const group = (
    await call('POST', `classes/${classId}/groups`, teacher, { name: 'Late bus', student_ids: [student.id] })
  ).json();
  const create = (changed: Partial<AssignmentContent>) =>
    call('POST', 'assignments', teacher, {
      class_id: classId,
      time_zone: 'Europe/Berlin',
      content: { ...content, ...dates, ...changed },
    });
  const edit = (changed: Partial<AssignmentContent>) =>
    call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, ...dates, ...changed } });
  return { student, group, create, edit };
}

test('dates with an offset are the moments that they say', async () => {
  const { create, edit } = await classWork();
  for (const answer of [await create({}), await edit({})]) {
    expect(answer.json().content).toMatchObject({
      publish_at: '2096-10-01T07:00:00.000Z',
      due_at: '2096-10-03T07:00:00.000Z',
      cut_off_at: '2096-10-04T07:00:00.000Z',
    });
  }
});

test.each([
  ['2096-10-08T09:00:00.123456-03:30', '2096-10-08T12:30:00.123Z'],
  ['2096-10-08T00:00:00+14:00', '2096-10-07T10:00:00.000Z'],
  ['2096-10-08T09:00:00Z', '2096-10-08T09:00:00.000Z'],
])('%s is %s', async (due_at, moment) => {
  const { create } = await classWork();
  const answer = await create({ due_at, cut_off_at: null });
  expect(answer.json().content.due_at).toBe(moment);
});

test.each([
  '2026-02-30T09:00:00Z',
  '2096-10-08T24:00:00Z',
  '2096-10-08T09:60:00+02:00',
  '2096-10-08T09:00:00',
  '2096-10-08T09:00:00+2:00',
  '2096-10-08T09:00:00+25:00',
  '2096-10-08 09:00:00Z',
])('%s is no date', async (due_at) => {
  const { create } = await classWork();
  const { errors } = (await create({ due_at })).json();
  expect(errors).toEqual({ 'content.due_at': ['Must be a valid date-time.'] });
});

describe('dates that contradict each other are refused at their field', () => {
  const older = '2096-09-30T23:59:00-05:00';
  test.each([
    ['cut_off_at', { cut_off_at: early }, AFTER_DUE],
    ['due_at', { due_at: older }, before('due date')],
    ['cut_off_at', { due_at: null, cut_off_at: older }, before('cut-off')],
  ] as const)('%s: %#', async (field, changed, sentence) => {
    const { create, edit } = await classWork();
    const content = changed as Partial<AssignmentContent>;
    for (const answer of [await create(content), await edit(content)])
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [sentence] }]);
  });

  test.each([
    ['cut_off_at', { cut_off_at: early }, AFTER_DUE],
    ['cut_off_at', { due_at: late, cut_off_at: due }, AFTER_DUE],
    ['due_at', { due_at: older }, before('due date')],
    ['cut_off_at', { cut_off_at: older }, before('cut-off')],
  ] as const)('%s of an exception: %#', async (field, changed, sentence) => {
    const { student, group, create, edit } = await classWork();
    const different = { ...same, ...(changed as Partial<typeof same>) };
    const cases: readonly [string, Partial<AssignmentContent>][] = [
      ['exceptions', { exceptions: [{ ...different, student_id: student.id }] }],
      ['group_exceptions', { group_exceptions: [{ ...different, group_id: group.id }] }],
    ];
    for (const [list, content] of cases)
      for (const answer of [await create(content), await edit(content)])
        expect([answer.statusCode, answer.json().errors]).toEqual([
          422,
          { [`${list}.0.${field}`]: [sentence] },
        ]);
  });

  test('not before an assignment is published, and not with an exception that has only a later due date', async () => {
    const { student, create } = await classWork();
    expect((await create({ publish_at: null, due_at: older })).statusCode).toBe(201);
    const longer = { ...same, student_id: student.id, due_at: '2096-10-09T09:00:00Z' };
    expect((await create({ exceptions: [longer] })).statusCode).toBe(201);
  });
});

test('work that was due last week can be assigned now', async () => {
  const { create, edit } = await classWork();
  const onPaper = { publish_at: inHours(-0.01), due_at: inHours(-24 * 7), cut_off_at: null };
  expect((await create(onPaper)).statusCode).toBe(201);
  expect((await edit(onPaper)).statusCode).toBe(200);
  const refused = await create({ ...onPaper, publish_at: inHours(1) });
  expect(refused.json().errors).toEqual({ due_at: [before('due date')] });
});
