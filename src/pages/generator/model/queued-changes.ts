import { createEvent, createStore, sample } from 'effector';
import {
  $generation,
  acceptsChanges,
  type Change,
  changeCompleted,
  changeFailed,
  changeRequested,
  generationClosed,
  type GenerationState,
  isSettled,
  openAccepted,
  redoRequested,
  startAccepted,
  undoRequested,
} from '@/entities/generation';
import { $pending } from './pending-changes';

/** Requests a change, an undo or a redo as soon as the edits before it are stored. */
export const changeQueued = createEvent<Change>();
export const undoQueued = createEvent();
export const redoQueued = createEvent();

type Step = { kind: 'undo' } | { kind: 'redo' } | { kind: 'change'; change: Change };

/** Whether something is being written. Other changes wait for each other, so they lock nothing. */
export const isBusy = (state: GenerationState): boolean =>
  !isSettled(state) || state.pending?.kind === 'regenerate' || state.pending?.kind === 'continue';

const stepAccepted = sample({
  clock: [
    changeQueued.map((change): Step => ({ kind: 'change', change })),
    undoQueued.map((): Step => ({ kind: 'undo' })),
    redoQueued.map((): Step => ({ kind: 'redo' })),
  ],
  source: $generation,
  filter: (state) => !isBusy(state),
  fn: (_, step) => step,
});

const $queue = createStore<readonly Step[]>([], { name: 'queuedChanges' });

const stepReady = sample({
  clock: [$queue, $pending, changeCompleted, changeFailed],
  source: { state: $generation, pending: $pending, queue: $queue },
  fn: ({ state, pending, queue: [next] }) => {
    const areEditsDone = pending.state === 'none' || pending.state === 'failed';
    return acceptsChanges(state) && areEditsDone ? next : undefined;
  },
}).filterMap((next) => next);

$queue
  .on(stepAccepted, (queue, step) => [...queue, step])
  .on(stepReady, (queue) => queue.slice(1))
  .reset(generationClosed, openAccepted, startAccepted);

sample({
  clock: stepReady.filterMap((step) => (step.kind === 'change' ? step.change : undefined)),
  target: changeRequested,
});
sample({
  clock: stepReady.filter({ fn: ({ kind }) => kind === 'undo' }),
  fn: () => undefined,
  target: undoRequested,
});
sample({
  clock: stepReady.filter({ fn: ({ kind }) => kind === 'redo' }),
  fn: () => undefined,
  target: redoRequested,
});
