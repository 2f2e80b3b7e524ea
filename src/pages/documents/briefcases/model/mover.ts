import { createEvent, createStore, sample } from 'effector';
import { briefcaseOpened } from './place';
import { changeRequested } from './selection';

type Mover = { change: 'move' | 'copy'; ids: readonly string[] } | null;

export const moverOpened = createEvent<NonNullable<Mover>>();
export const moverClosed = createEvent();
/** Carries the id of the folder; empty for none. */
export const placeChosen = createEvent<string>();

/** What is about to be moved or copied. */
export const $mover = createStore<Mover>(null, { name: 'entryMover' });

const accepted = sample({
  clock: placeChosen,
  source: $mover,
  filter: Boolean,
  fn: (mover, folderId) => ({ ...mover, folderId: folderId === '' ? null : folderId }),
});
$mover.on(moverOpened, (_, mover) => mover).reset(moverClosed, accepted, briefcaseOpened);
sample({ clock: accepted, target: changeRequested });
