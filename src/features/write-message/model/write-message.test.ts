import { allSettled, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listMessageSentencesFx, sendMessageFx } from '@/shared/api/messages';
import { toastShown } from '@/shared/lib/toasts';
import { messageSend } from '../../../../tests/support/messages';
import { form, writingOpened } from './write-message';

const $shown = createStore<unknown>(null, { serialize: 'ignore' }).on(toastShown, (_, toast) => toast);

async function send(guardians: boolean, reached: number) {
  const scope = fork({
    handlers: [
      [sendMessageFx, vi.fn(() => ({ ...messageSend, students: 3, guardians: reached, concern: null }))],
      [listMessageSentencesFx, () => ({ items: [] })],
    ],
  });
  const addressees = { classId: 'c', to: '3 students', studentIds: ['a'], groupId: null, about: 'test' };
  await allSettled(writingOpened, { scope, params: { ...addressees, title: 'Leaf diary', text: 'Hello' } });
  await allSettled(form.changed, { scope, params: { guardians } });
  await allSettled(form.submitted, { scope });
  return scope.getState($shown);
}

test('guardians who were ticked in vain are mentioned', async () => {
  expect(await send(true, 0)).toEqual({
    tone: 'info',
    title: 'Sent to 3 students. No guardian got it: none is entered for them.',
  });
  expect(await send(true, 2)).toEqual({ tone: 'ok', title: 'Sent to 3 students and 2 guardians.' });
  expect(await send(false, 0)).toEqual({ tone: 'ok', title: 'Sent to 3 students.' });
});
