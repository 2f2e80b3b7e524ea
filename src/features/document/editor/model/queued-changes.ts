import { createEvent, createStore, sample } from 'effector';
import {
  $generation,
  acceptsChanges,
  canChange,
  type Change,
  changeCompleted,
  changeFailed,
  changeRequested,
  generationClosed,
  type GenerationState,
  isSettled,
  openAccepted,
  redoRequested,
  type Settled,
  type Failed,
  startAccepted,
  undoRequested,
} from '@/entities/generation';
import { nonNull } from '@/shared/lib/non-null';
import { $pending } from './pending-changes';

/** Requests a change, an undo or a redo as soon as the edits before it are stored. */
export const changeQueued = createEvent<Change>();
export const undoQueued = createEvent();
export const redoQueued = createEvent();

type Step = { kind: 'undo' } | { kind: 'redo' } | { kind: 'change'; change: Change };

const RUNS: ReadonlySet<Change['kind']> = new Set(['regenerate', 'revise', 'continue']);

/** Whether something is being written. Other changes wait for each other, so they lock nothing. */
export const isBusy = (state: GenerationState): boolean =>
  !isSettled(state) || (state.pending !== null && RUNS.has(state.pending.kind));

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

/** The steps that wait, and whether one was sent and not answered. */
type Queue = { steps: readonly Step[]; isSent: boolean };

const $queue = createStore<Queue>({ steps: [], isSent: false }, { name: 'queuedChanges' });

/** The first step that is possible, and those after it. Undoing the first version, for one, is dropped. */
const stepReady = sample({
  clock: [stepAccepted, $pending, changeCompleted, changeFailed],
  source: { state: $generation, pending: $pending, queue: $queue },
  fn: ({ state, pending, queue: { steps, isSent } }) => {
    const areEditsDone = pending.state === 'none' || pending.state === 'failed';
    if (isSent || steps.length === 0 || !areEditsDone || !acceptsChanges(state)) return undefined;
    const index = steps.findIndex((step) => isPossible(state, step));
    return index < 0 ? { rest: [] } : { step: steps[index], rest: steps.slice(index + 1) };
  },
}).filterMap(nonNull);

function isPossible(state: Settled | Failed, step: Step): boolean {
  if (step.kind === 'change') return canChange(state, step.change);
  const version = state.document[step.kind].at(-1) ?? 0;
  return canChange(state, { kind: 'restore', version, reason: step.kind });
}

$queue
  .on(stepAccepted, (queue, step) => ({ ...queue, steps: [...queue.steps, step] }))
  .on(stepReady, (_, { step, rest }) => ({ steps: rest, isSent: step !== undefined }))
  .on([changeCompleted, changeFailed], (queue) => (queue.isSent ? { ...queue, isSent: false } : queue))
  .reset(generationClosed, openAccepted, startAccepted);

const stepSent = stepReady.filterMap(({ step }) => step);

sample({
  clock: stepSent.filterMap((step) => (step.kind === 'change' ? step.change : undefined)),
  target: changeRequested,
});
sample({ clock: stepSent.filter({ fn: ({ kind }) => kind === 'undo' }), target: undoRequested });
sample({ clock: stepSent.filter({ fn: ({ kind }) => kind === 'redo' }), target: redoRequested });
