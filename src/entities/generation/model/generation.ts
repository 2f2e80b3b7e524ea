import { createEvent, createStore, sample } from 'effector';
import type { Problem } from '@/shared/api';
import type { Generation, GenerationRequest } from '@/shared/api/generations';
import { nonNull } from '@/shared/lib/non-null';
import { applyBatch, type Batch, connect, loseConnection } from './apply-events';
import {
  type Change,
  documentOf,
  type GenerationState,
  isSettled,
  type UndoHistory,
} from './generation-state';
import {
  beginChange,
  beginStop,
  beginOpening,
  beginStart,
  canChange,
  canStart,
  canStop,
  completeChange,
  failChange,
  setFavourite,
  failFetch,
  completeFetch,
  dismissProblem,
  completeStart,
  failStart,
  failStop,
  restoreUndoHistory,
} from './transitions';

export const generationOpened = createEvent<string>();
export const generationClosed = createEvent();
/** `key` is the idempotency key: sending the same form again with it starts only one generation. */
export const startRequested = createEvent<{ request: GenerationRequest; key: string }>();
export const stopRequested = createEvent();
export const changeRequested = createEvent<Change>();
export const undoRequested = createEvent();
export const redoRequested = createEvent();
export const favouriteToggled = createEvent();
export const trashRequested = createEvent();
export const untrashRequested = createEvent();
/** Fetches the document again, after another window has changed it. */
export const reloadRequested = createEvent();
export const changeProblemDismissed = createEvent();

export const generationFetched = createEvent<Generation>();
export const fetchFailed = createEvent<{ id: string; problem: Problem }>();
export const startSucceeded = createEvent<{ key: string; generation: Generation }>();
export const startFailed = createEvent<{ key: string; problem: Problem }>();
export const changeSucceeded = createEvent<Generation>();
export const changeFailed = createEvent<{ id: string; problem: Problem }>();
export const stopFailed = createEvent<{ id: string }>();
export const favouriteFailed = createEvent<{ id: string; favourite: boolean }>();
export const batchArrived = createEvent<Batch>();
export const connectionAssigned = createEvent<number>();
export const connectionLost = createEvent<{ connection: number }>();
export const undoHistoryRead = createEvent<{ id: string; history: UndoHistory }>();

// idle -> opening -> writing -> complete | stopped | interrupted | failed -> writing (continue, regenerate) -> ...
//      \-> starting -> writing | rejected -> starting
export const $generation = createStore<GenerationState>({ state: 'idle' }, { name: 'generation' });

export const $document = $generation.map(documentOf);

export const openAccepted = sample({
  clock: generationOpened,
  source: $generation,
  filter: (state, id) => documentOf(state)?.generation.id !== id,
  fn: (_, id) => id,
});

export const startAccepted = sample({
  clock: startRequested,
  source: $generation,
  filter: canStart,
  fn: (_, start) => start,
});

export const stopAccepted = sample({
  clock: stopRequested,
  source: $generation,
  fn: (state) => (canStop(state) ? { id: state.document.generation.id } : null),
}).filterMap(nonNull);

sample({
  clock: [undoRequested.map(() => 'undo' as const), redoRequested.map(() => 'redo' as const)],
  source: $document,
  filter: (document, reason) => document !== null && document[reason].length > 0,
  fn: (document, reason): Change => ({ kind: 'restore', version: document?.[reason].at(-1) ?? 0, reason }),
  target: changeRequested,
});

export const changeAccepted = sample({
  clock: changeRequested,
  source: $generation,
  fn: (state, change) => {
    if (!canChange(state, change)) return null;
    const { id, version } = state.document.generation;
    return { id, version, change };
  },
}).filterMap(nonNull);

export const favouriteAccepted = sample({
  clock: favouriteToggled,
  source: $document,
  fn: (document) => document && { id: document.generation.id, favourite: !document.generation.favourite },
}).filterMap(nonNull);

export const changeCompleted = sample({
  clock: changeSucceeded,
  source: $generation,
  fn: (state, generation) => {
    if (!isSettled(state) || !state.pending || state.document.generation.id !== generation.id) return null;
    return {
      generation,
      change: state.pending,
      newVersion: generation.version > state.document.generation.version,
    };
  },
}).filterMap(nonNull);

/** A change that created a version, so it can be undone. */
export const contentChanged = changeCompleted.filterMap(({ change, newVersion }) =>
  newVersion ? change : undefined,
);

$generation
  .on(openAccepted, beginOpening)
  .on(generationFetched, completeFetch)
  .on(fetchFailed, failFetch)
  .on(startAccepted, beginStart)
  .on(startSucceeded, completeStart)
  .on(startFailed, failStart)
  .on(stopAccepted, beginStop)
  .on(stopFailed, (state, { id }) => failStop(state, id))
  .on(changeAccepted, (state, { change }) => beginChange(state, change))
  .on(changeCompleted, (state, { generation }) => completeChange(state, generation))
  .on(changeFailed, failChange)
  .on(changeProblemDismissed, dismissProblem)
  .on([favouriteAccepted, favouriteFailed], setFavourite)
  .on(connectionAssigned, connect)
  .on(connectionLost, (state, { connection }) => loseConnection(state, connection))
  .on(batchArrived, applyBatch)
  .on(undoHistoryRead, restoreUndoHistory)
  .reset(generationClosed);

/** The current run has ended: complete, stopped, interrupted or failed. */
export const runEnded = sample({
  clock: batchArrived,
  source: $generation,
  filter: (state, { events }) => isSettled(state) && events.some(({ event }) => 'generation' in event),
  fn: (state) => state,
}).filterMap((state) => (isSettled(state) ? state : undefined));
