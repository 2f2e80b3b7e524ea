import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import type { AssignmentOptions } from '@/shared/api/assignments';
import { findScheduleConflictsFx } from '@/shared/api/schedule';
import { storeFx } from '@/shared/lib/storage';
import { $dueConflicts } from './due-conflicts';
import { $editor } from './editor';
import { form } from './form';

const options: AssignmentOptions = {
  classes: [],
  rubrics: [],
  quizzes: [],
  document: null,
  time_zone: 'Europe/London',
};
const classId = '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f';

test('a day and what kind of work it is are asked about once, not what else is typed', async () => {
  const conflict = { kind: 'holiday', title: 'Half term', count: 0 };
  const find = vi.fn<(...call: unknown[]) => unknown>(() => ({ items: [conflict] }));
  const due = () => find.mock.lastCall?.[1];
  const scope = fork({
    values: [[$editor, { state: 'ready', id: 'new', options, saved: null }]],
    handlers: [
      [findScheduleConflictsFx, find],
      [storeFx, () => {}],
    ],
  });
  const change = (params: Parameters<typeof form.changed>[0]) => allSettled(form.changed, { scope, params });
  await change({ classIds: [classId], title: 'Leaf diary' });
  expect(find).not.toHaveBeenCalled();
  await change({ due: { date: '2026-10-27', time: '08:00' } });
  const classes = [{ class_id: classId, on: '2026-10-27', student_ids: null, group_ids: [] }];
  expect(due()).toMatchObject({
    request: { scheduleProposal: { due: { assignment_id: null, is_test: false, classes } } },
  });
  expect(scope.getState($dueConflicts)).toEqual([conflict]);
  await change({ title: 'Leaf diary, again' });
  expect(find).toHaveBeenCalledOnce();
  await change({ kinds: ['paper'] });
  expect(due()).toMatchObject({ request: { scheduleProposal: { due: { is_test: true } } } });
  find.mockReturnValue({ items: [] });
  await change({ due: { date: null, time: '08:00' } });
  expect(scope.getState($dueConflicts)).toEqual([]);
  expect(find).toHaveBeenCalledTimes(2);
});
