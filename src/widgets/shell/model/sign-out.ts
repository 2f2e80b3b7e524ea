import { attach, createEvent, createStore, sample } from 'effector';
import { countKept, KEPT_PAPER_SCORES, KEPT_SCORES } from '@/entities/gradebook';
import { logoutRequested } from '@/entities/session';
import { readAllStoredFx } from '@/shared/lib/storage';

export const signOutChosen = createEvent();
export const signOutConfirmed = createEvent();
export const signOutCancelled = createEvent();

const readKeptFx = attach({
  name: 'readUnsentScores',
  effect: readAllStoredFx,
  mapParams: () => [KEPT_SCORES, KEPT_PAPER_SCORES],
});
const kept = readKeptFx.doneData.map(countKept);

/** How many scores signing out would lose, while that is asked. */
export const $unsent = createStore(0, { name: 'unsentScores' })
  .on(kept, (_, count) => count)
  .reset(signOutConfirmed, signOutCancelled);

sample({ clock: signOutChosen, fn: () => undefined, target: readKeptFx });
sample({
  clock: [
    kept.filter({ fn: (count) => count === 0 }).map(() => undefined),
    readKeptFx.fail.map(() => undefined),
    signOutConfirmed.map(() => undefined),
  ],
  fn: () => undefined,
  target: logoutRequested,
});
