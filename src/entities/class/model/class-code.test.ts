import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { copyTextFx } from '@/shared/lib/files';
import { $toasts } from '@/shared/lib/toasts';
import { codeCopyRequested, joinAddress, writtenCode } from './class-code';

test('a code is written in two parts and linked in one', () => {
  expect(writtenCode('HRB7B4Q')).toBe('HRB–7B4Q');
  expect(joinAddress('https://lectern.test', 'HRB7B4Q')).toBe(
    'https://lectern.test/onboarding/add-student?code=HRB7B4Q',
  );
});

test.each([
  [() => undefined, { tone: 'ok', title: 'Class code copied.' }],
  [() => Promise.reject(new Error('denied')), { tone: 'bad' }],
])('a copy is announced, whether it succeeds or fails', async (answer, toast) => {
  const copy = vi.fn<(code: string) => void | Promise<void>>(answer);
  const scope = fork({ handlers: [[copyTextFx, copy]] });
  await allSettled(codeCopyRequested, { scope, params: 'HRB7B4Q' });
  expect(copy).toHaveBeenCalledExactlyOnceWith('HRB7B4Q');
  expect(scope.getState($toasts)).toMatchObject([toast]);
});
