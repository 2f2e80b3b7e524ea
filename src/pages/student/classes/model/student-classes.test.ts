import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { joinAnotherClassFx, listClassesFx, listOwnJoinRequestsFx } from '@/shared/api/classes';
import { $toasts } from '@/shared/lib/toasts';
import { joinedClass } from '../../../../../tests/support/classes';
import { $joined, form, studentClassesOpened } from './student-classes';

const result = {
  class_id: joinedClass.id,
  class: joinedClass.class,
  teacher: joinedClass.teacher,
  school: null,
};

function start() {
  const join = vi.fn(
    (..._call: unknown[]): Promise<unknown> => Promise.resolve({ ...result, state: 'joined' }),
  );
  const list = vi.fn((..._call: unknown[]) => ({ items: [joinedClass] }));
  const scope = fork({
    handlers: [
      [joinAnotherClassFx, join],
      [listClassesFx, list],
      [listOwnJoinRequestsFx, () => ({ items: [] })],
    ],
  });
  const notices = () => scope.getState($toasts).map(({ title }) => title);
  return { scope, join, list, notices };
}

test('the code of a link is entered, and joining it refreshes the classes', async () => {
  const { scope, join, list, notices } = start();
  await allSettled(studentClassesOpened, { scope, params: 'HRB7B4Q' });
  list.mockClear();
  await allSettled(form.submitted, { scope });
  expect(join).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { joinAnotherClassBody: { class_code: 'HRB7B4Q' } },
  });
  expect(list).toHaveBeenCalledTimes(2);
  expect(notices()).toEqual(['You are in 7B Science.']);
  expect(scope.getState(form.$values)).toEqual({ code: '' });
});

test('a student who waits for approval reads the teacher’s name', async () => {
  const { scope, join, notices } = start();
  join.mockResolvedValue({ ...result, state: 'waiting' });
  await allSettled(studentClassesOpened, { scope, params: 'HRB7B4Q' });
  await allSettled(form.submitted, { scope });
  expect(notices()).toEqual(['Amara Okafor has to let you into 7B Science.']);
});

test('a code that does not work keeps what was typed', async () => {
  const { scope, join } = start();
  join.mockRejectedValue(
    httpError({
      status: 404,
      statusText: '',
      response: { status: 'error', message: 'No class has this code.' },
    }),
  );
  await allSettled(studentClassesOpened, { scope, params: 'ZZZZZZZ' });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ form: 'No class has this code.' });
  expect(scope.getState(form.$values)).toEqual({ code: 'ZZZZZZZ' });
  expect(scope.getState($joined)).toMatchObject({ state: 'ready' });
});
