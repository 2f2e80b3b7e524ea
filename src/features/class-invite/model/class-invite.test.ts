import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  acceptJoinRequestFx,
  type ClassEntry,
  getClassFx,
  type JoinRequest,
  listJoinRequestsFx,
  updateJoiningFx,
} from '@/shared/api/classes';
import { readClockFx } from '@/shared/lib/clock';
import { $toasts } from '@/shared/lib/toasts';
import { scienceClass } from '../../../../tests/support/classes';
import {
  $invited,
  $rules,
  $waiting,
  expiryChosen,
  inviteOpened,
  letInRequested,
  rulesChanged,
} from './class-invite';

const { id } = scienceClass;
const student: JoinRequest = {
  student_id: '0192f0c1-0000-7d3e-9d6c-1f2a3b4c5d80',
  name: 'Leo Baptiste',
  asked_at: '2026-11-23T08:43:00.000Z',
};

type Call = { token: null; request: { id: string; joiningRules: object } };
const sent = (request: object) => [null, { token: null, request }];

function start() {
  const outside = {
    update: vi.fn((_token: null, { request: { joiningRules } }: Call): Promise<ClassEntry> => {
      const { teaching } = scienceClass;
      if (teaching === null) throw new Error('The class has a teacher.');
      const joining = { ...teaching.joining, ...joiningRules };
      return Promise.resolve({ ...scienceClass, teaching: { ...teaching, joining } });
    }),
    accept: vi.fn((..._call: unknown[]): Promise<void> => Promise.resolve()),
    waiting: vi.fn((..._call: unknown[]) => ({ items: [student] })),
  };
  const scope = fork({
    handlers: [
      [updateJoiningFx, outside.update],
      [acceptJoinRequestFx, outside.accept],
      [listJoinRequestsFx, outside.waiting],
      [getClassFx, () => scienceClass],
      [readClockFx, () => new Date('2026-11-23T09:00:00Z')],
    ],
  });
  return { scope, outside };
}

test('a rule is shown at once and stored with the others', async () => {
  const { scope, outside } = start();
  await allSettled(inviteOpened, { scope, params: scienceClass });
  const change = allSettled(rulesChanged, { scope, params: { approval: true } });
  expect(scope.getState($rules)).toMatchObject({ approval: true });
  await change;
  await allSettled(expiryChosen, { scope, params: 'week' });
  expect(outside.update).toHaveBeenLastCalledWith(
    ...sent({
      id,
      joiningRules: { expires_at: '2026-11-30T09:00:00.000Z', max_uses: null, paused: false, approval: true },
    }),
  );
  expect(scope.getState($invited)?.teaching?.joining).toMatchObject({ approval: true });
});

test('a rule that was not stored is taken back', async () => {
  const { scope, outside } = start();
  outside.update.mockRejectedValue(
    httpError({
      status: 409,
      statusText: '',
      response: { status: 'error', message: 'This class is archived.' },
    }),
  );
  await allSettled(inviteOpened, { scope, params: scienceClass });
  await allSettled(rulesChanged, { scope, params: { paused: true } });
  expect(scope.getState($rules)).toMatchObject({ paused: false });
  expect(scope.getState($toasts).map(({ title }) => title)).toEqual(['This class is archived.']);
});

test('a student who was let in leaves the list', async () => {
  const { scope, outside } = start();
  await allSettled(inviteOpened, { scope, params: scienceClass });
  expect(scope.getState($waiting)).toEqual({ state: 'ready', students: [student] });
  outside.waiting.mockReturnValue({ items: [] });
  await allSettled(letInRequested, { scope, params: student.student_id });
  expect(outside.accept).toHaveBeenCalledExactlyOnceWith(...sent({ id, studentId: student.student_id }));
  expect(scope.getState($waiting)).toEqual({ state: 'ready', students: [] });
});
