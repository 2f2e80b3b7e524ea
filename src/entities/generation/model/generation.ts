import { createEvent, createStore, sample } from 'effector';
import type { Problem } from '@/shared/api';
import type { Generation, GenerationRequest } from '@/shared/api/generations';
import { applyBatch, type Batch, connect, linkCut } from './apply-events';
import { type Change, documentOf, type GenerationState, isResting, type Ways } from './generation-state';
import {
  askChange,
  askStop,
  beginOpening,
  beginStart,
  canChange,
  canStart,
  canStop,
  changed,
  changeRefused,
  favourited,
  lookFailed as lookRefused,
  looked,
  problemDismissed,
  started,
  startRefused,
  stopRefused,
  takeWays,
} from './transitions';

export const generationOpened = createEvent<string>();
export const generationClosed = createEvent();
/** `key` makes a repeated call safe: the same form sent again with the same key starts nothing twice. */
export const startAsked = createEvent<{ request: GenerationRequest; key: string }>();
export const stopAsked = createEvent();
export const changeAsked = createEvent<Change>();
export const undoAsked = createEvent();
export const redoAsked = createEvent();
export const favouriteToggled = createEvent();
export const trashAsked = createEvent();
export const untrashAsked = createEvent();
/** Looks the document up again, when another window has changed it. */
export const reloadAsked = createEvent();
export const changeProblemDismissed = createEvent();

export const looksAnswered = createEvent<Generation>();
export const lookFailed = createEvent<{ id: string; problem: Problem }>();
export const startAnswered = createEvent<{ key: string; generation: Generation }>();
export const startFailed = createEvent<{ key: string; problem: Problem }>();
export const changeAnswered = createEvent<Generation>();
export const changeFailed = createEvent<{ id: string; problem: Problem }>();
export const stopFailed = createEvent<{ id: string }>();
export const favouriteFailed = createEvent<{ id: string; favourite: boolean }>();
export const batchArrived = createEvent<Batch>();
export const connectionNumbered = createEvent<number>();
export const connectionLost = createEvent<{ connection: number }>();
export const waysRead = createEvent<{ id: string; ways: Ways }>();

// idle -> opening -> writing -> complete | stopped | interrupted | failed -> writing (continue, regenerate) -> ...
//      \-> starting -> writing | refused -> starting
export const $generation = createStore<GenerationState>({ state: 'idle' }, { name: 'generation' });

export const $document = $generation.map(documentOf);

export const openAccepted = sample({
  clock: generationOpened,
  source: $generation,
  filter: (state, id) => documentOf(state)?.generation.id !== id,
  fn: (_, id) => id,
});

export const startAccepted = sample({
  clock: startAsked,
  source: $generation,
  filter: canStart,
  fn: (_, start) => start,
});

export const stopAccepted = sample({
  clock: stopAsked,
  source: $generation,
  fn: (state) => (canStop(state) ? { id: state.document.generation.id } : null),
}).filterMap((accepted) => accepted ?? undefined);

sample({
  clock: [undoAsked.map(() => 'undo' as const), redoAsked.map(() => 'redo' as const)],
  source: $document,
  filter: (document, reason) => document !== null && document[reason].length > 0,
  fn: (document, reason): Change => ({ kind: 'restore', version: document?.[reason].at(-1) ?? 0, reason }),
  target: changeAsked,
});

export const changeAccepted = sample({
  clock: changeAsked,
  source: $generation,
  fn: (state, change) => {
    if (!canChange(state, change)) return null;
    const { id, version } = state.document.generation;
    return { id, version, change };
  },
}).filterMap((accepted) => accepted ?? undefined);

export const favouriteAccepted = sample({
  clock: favouriteToggled,
  source: $document,
  fn: (document) => document && { id: document.generation.id, favourite: !document.generation.favourite },
}).filterMap((accepted) => accepted ?? undefined);

export const changeLanded = sample({
  clock: changeAnswered,
  source: $generation,
  fn: (state, generation) => {
    if (!isResting(state) || !state.asked || state.document.generation.id !== generation.id) return null;
    return {
      generation,
      change: state.asked,
      renewed: generation.version > state.document.generation.version,
    };
  },
}).filterMap((landed) => landed ?? undefined);

/** A change that made another version, and so one that can be taken back. */
export const contentChanged = changeLanded.filterMap(({ change, renewed }) => (renewed ? change : undefined));

$generation
  .on(openAccepted, beginOpening)
  .on(looksAnswered, looked)
  .on(lookFailed, lookRefused)
  .on(startAccepted, beginStart)
  .on(startAnswered, started)
  .on(startFailed, startRefused)
  .on(stopAccepted, askStop)
  .on(stopFailed, (state, { id }) => stopRefused(state, id))
  .on(changeAccepted, (state, { change }) => askChange(state, change))
  .on(changeLanded, (state, { generation }) => changed(state, generation))
  .on(changeFailed, changeRefused)
  .on(changeProblemDismissed, problemDismissed)
  .on([favouriteAccepted, favouriteFailed], favourited)
  .on(connectionNumbered, connect)
  .on(connectionLost, (state, { connection }) => linkCut(state, connection))
  .on(batchArrived, applyBatch)
  .on(waysRead, takeWays)
  .reset(generationClosed);

/** The run under way has come to its end, whatever the end. */
export const runEnded = sample({
  clock: batchArrived,
  source: $generation,
  filter: (state, { events }) => isResting(state) && events.some(({ event }) => 'generation' in event),
  fn: (state) => state,
}).filterMap((state) => (isResting(state) ? state : undefined));
