import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { logoutRequested } from '@/entities/session';
import { readAllStoredFx } from '@/shared/lib/storage';
import { $unsent, signOutCancelled, signOutChosen, signOutConfirmed } from './sign-out';

const $asked = createStore(0, { serialize: 'ignore' }).on(logoutRequested, (count) => count + 1);
const start = (...stored: unknown[]) => fork({ handlers: [[readAllStoredFx, () => stored]] });
const unsent = { class: { entries: [{}], texts: {}, conflicts: {}, refusals: {} } };

test('a teacher whose scores are stored signs out at once', async () => {
  const scope = start();
  await allSettled(signOutChosen, { scope });
  expect([scope.getState($asked), scope.getState($unsent)]).toEqual([1, 0]);
});

test('signing out asks while scores of any window are on this device only', async () => {
  const scope = start({}, unsent);
  await allSettled(signOutChosen, { scope });
  expect([scope.getState($asked), scope.getState($unsent)]).toEqual([0, 1]);
  await allSettled(signOutCancelled, { scope });
  expect([scope.getState($asked), scope.getState($unsent)]).toEqual([0, 0]);
  await allSettled(signOutChosen, { scope });
  await allSettled(signOutConfirmed, { scope });
  expect(scope.getState($asked)).toBe(1);
});
