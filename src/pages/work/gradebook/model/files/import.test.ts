import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  importGradebookFx,
  planGradebookImportFx,
  undoGradebookImportFx,
} from '@/shared/api/gradebook-files';
import { getGradebookFx } from '@/shared/api/gradebooks';
import { classId, gradebook, plan, questions, studentId } from '../../ui/files/gradebook-files.fixture';
import {
  $import,
  answered,
  fileChosen,
  fileRemoved,
  importClosed,
  importConfirmed,
  importOpened,
  makeKeyFx,
  planRetried,
  readFx,
  undoRequested,
} from './import';
import { countPlanned } from './planned';

const file = new File(['Name,Essay\n'], 'grades.csv');
const stored = { id: classId, stored: 4, assignment_ids: [], conflicts: [] };

/** An import whose file is planned. */
async function planned(answer = plan) {
  const planFx = vi.fn((_source: unknown, _call: unknown): unknown => answer);
  const importFx = vi.fn((_source: unknown, _call: unknown): unknown => stored);
  const undoFx = vi.fn((_source: unknown, _call: unknown) => ({
    restored: 4,
    trashed_assignments: 0,
    kept: [],
  }));
  let key = 0;
  const scope = fork({
    handlers: [
      [readFx, () => ({ name: 'grades.csv', content: 'TmFtZQo=' })],
      [makeKeyFx, () => `key-of-plan-${(key += 1)}`],
      [getGradebookFx, () => gradebook],
      [planGradebookImportFx, planFx],
      [importGradebookFx, importFx],
      [undoGradebookImportFx, undoFx],
    ],
  });
  await allSettled(importOpened, { scope, params: classId });
  await allSettled(fileChosen, { scope, params: file });
  return { scope, planFx, importFx, undoFx, state: () => scope.getState($import) };
}

test('answers survive a closed dialog, and the file is planned again when it opens', async () => {
  const { scope, planFx, state } = await planned({ ...plan, questions });
  await allSettled(answered, { scope, params: { key: 'blank', answer: 'take' } });
  await allSettled(importClosed, { scope });
  await allSettled(importOpened, { scope, params: classId });
  expect(state()).toMatchObject({ isOpen: true, answers: { blank: 'take' }, file: { name: 'grades.csv' } });
  expect(planFx).toHaveBeenCalledTimes(3);
  await allSettled(importOpened, { scope, params: studentId(1) });
  expect(state()).toMatchObject({ answers: {}, file: null, plan: null });
});

test('an answered question stays, so that the answer can be changed', async () => {
  const { scope, planFx, state } = await planned({ ...plan, questions });
  planFx.mockReturnValue({ ...plan, questions: questions.filter(({ kind }) => kind !== 'blank') });
  await allSettled(answered, { scope, params: { key: 'blank', answer: 'take' } });
  expect(state().questions.map(({ kind }) => kind)).toContain('blank');
  await allSettled(fileRemoved, { scope });
  expect(state()).toMatchObject({ questions: [], answers: {} });
});

test('an import sends what the plan shows, with the same key when it is sent again', async () => {
  const { scope, importFx } = await planned();
  importFx.mockRejectedValueOnce(new Error('The answer was lost.'));
  await allSettled(importConfirmed, { scope });
  await allSettled(importConfirmed, { scope });
  const [first, second] = importFx.mock.calls.map(([, call]) => Object(call).request);
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    id: classId,
    headers: { 'Idempotency-Key': 'key-of-plan-1' },
    gradebookImport: {
      columns: [
        { assignment_id: plan.changes[0]?.assignment_id, cells: [{}, {}, {}] },
        { assignment_id: null, title: 'Oral', points: 20, cells: [{ student_id: studentId(1) }] },
      ],
      numbers: [],
    },
  });
  expect(countPlanned(plan)).toEqual({ scores: 4, assignments: 1, numbers: 0 });
});

test('a plan that is older than the answers is not imported', async () => {
  const { scope, planFx, importFx, state } = await planned();
  planFx.mockRejectedValueOnce(new Error('down'));
  await allSettled(answered, { scope, params: { key: 'blank', answer: 'take' } });
  await allSettled(importConfirmed, { scope });
  expect([importFx.mock.calls.length, state().plan]).toEqual([0, null]);
  await allSettled(planRetried, { scope });
  expect(state()).toMatchObject({ plan, problem: null, answers: { blank: 'take' } });
});

test('a plan that is not ready is not imported', async () => {
  const { scope, importFx } = await planned({ ...plan, is_ready: false });
  await allSettled(importConfirmed, { scope });
  expect(importFx).not.toHaveBeenCalled();
});

test('after a conflict the file is planned again', async () => {
  const { scope, planFx, importFx, state } = await planned();
  const conflict = {
    student_id: studentId(0),
    assignment_id: studentId(9),
    current: { points: 7, status: null },
    author: 'Mara Quist',
    at: '2026-11-30T09:00:00.000Z',
    reason: null,
  };
  importFx.mockReturnValue({ id: null, stored: 0, assignment_ids: [], conflicts: [conflict] });
  await allSettled(importConfirmed, { scope });
  expect(planFx).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ conflicts: [conflict], result: null });
});

test('an import is undone once, and the next one begins anew', async () => {
  const { scope, undoFx, state } = await planned();
  await allSettled(importConfirmed, { scope });
  await allSettled(undoRequested, { scope });
  await allSettled(undoRequested, { scope });
  expect(undoFx).toHaveBeenCalledOnce();
  expect(state().undone).toMatchObject({ restored: 4 });
  await allSettled(importOpened, { scope, params: classId });
  expect(state()).toMatchObject({ file: null, result: null });
});
