import type { Problem } from '@/shared/api';
import type { Generation, GenerationRequest } from '@/shared/api/generations';
import {
  type Change,
  documentOf,
  type Failed,
  type GenerationState,
  acceptsChanges,
  isSettled,
  isWriting,
  type OpenDocument,
  type Settled,
  type UndoHistory,
  type Writing,
} from './generation-state';
import { shareEqual } from './share-equal';

export const beginStart = (
  state: GenerationState,
  { request, key }: { request: GenerationRequest; key: string },
): GenerationState => (canStart(state) ? { state: 'starting', request, key } : state);

/** A new document may be started unless a start, a run or a change is pending. */
export const canStart = (state: GenerationState): boolean =>
  state.state === 'idle' || state.state === 'rejected' || state.state === 'absent' || acceptsChanges(state);

export const failStart = (
  state: GenerationState,
  { key, problem }: { key: string; problem: Problem },
): GenerationState =>
  state.state === 'starting' && state.key === key
    ? { state: 'rejected', request: state.request, key, problem }
    : state;

export const completeStart = (
  state: GenerationState,
  { key, generation }: { key: string; generation: Generation },
): GenerationState =>
  state.state === 'starting' && state.key === key ? stateOf(freshDocument(generation)) : state;

export const beginOpening = (state: GenerationState, id: string): GenerationState =>
  documentOf(state)?.generation.id === id ? state : { state: 'opening', id };

/** A failed refetch leaves the open document alone, unless the server answers 404. */
export function failFetch(
  state: GenerationState,
  { id, problem }: { id: string; problem: Problem },
): GenerationState {
  if (state.state === 'opening' && state.id === id) return { state: 'absent', id, problem };
  const gone = problem.status === 404 && documentOf(state)?.generation.id === id;
  return gone ? { state: 'absent', id, problem } : state;
}

/** Takes the generation that the server returned for an opening, a refetch or a stop. */
export function completeFetch(state: GenerationState, generation: Generation): GenerationState {
  if (state.state === 'opening' && state.id === generation.id) return stateOf(freshDocument(generation));
  const document = documentOf(state);
  if (!document || document.generation.id !== generation.id || isOlder(generation, document)) return state;
  const next = withGeneration(document, generation);
  return isWriting(state) && generation.status === 'writing' ? { ...state, document: next } : stateOf(next);
}

export const beginChange = (state: GenerationState, change: Change): GenerationState =>
  canChange(state, change) ? { ...state, pending: change, problem: null } : state;

/** The guard of every request that changes a settled document. */
export function canChange(state: GenerationState, change: Change): state is Settled | Failed {
  if (!acceptsChanges(state)) return false;
  const { generation } = state.document;
  if (generation.trashed_at !== null) return false;
  switch (change.kind) {
    case 'continue':
      return state.state !== 'complete' && (state.state !== 'failed' || state.failure.retryable);
    case 'save':
      return !generation.saved;
    case 'regenerate':
      return generation.sections.some(
        (section) => section.key === change.section && section.state === 'finished',
      );
    case 'revise':
      return state.state === 'complete';
    case 'restore':
      return change.version > 0 && change.version !== generation.version;
    case 'edit':
      return true;
  }
}

export const failChange = (
  state: GenerationState,
  { id, problem }: { id: string; problem: Problem },
): GenerationState =>
  isSettled(state) && state.document.generation.id === id && state.pending
    ? { ...state, pending: null, problem: { change: state.pending, problem } }
    : state;

export function completeChange(state: GenerationState, generation: Generation): GenerationState {
  if (!isSettled(state) || !state.pending || state.document.generation.id !== generation.id) return state;
  return stateOf(withGeneration(state.document, generation, state.pending));
}

export const dismissProblem = (state: GenerationState): GenerationState =>
  isSettled(state) && state.problem ? { ...state, problem: null } : state;

export const beginStop = (state: GenerationState): GenerationState =>
  canStop(state) ? { ...state, stopping: 'requested' } : state;

export const canStop = (state: GenerationState): state is Writing =>
  isWriting(state) && state.stopping !== 'requested';

export const failStop = (state: GenerationState, id: string): GenerationState =>
  isWriting(state) && state.document.generation.id === id ? { ...state, stopping: 'failed' } : state;

/** The favourite flag is not part of the content, so it may change in any state. */
export function setFavourite(
  state: GenerationState,
  { id, favourite }: { id: string; favourite: boolean },
): GenerationState {
  const document = documentOf(state);
  if (!document || document.generation.id !== id || document.generation.favourite === favourite) return state;
  return withDocument(state, { ...document, generation: { ...document.generation, favourite } });
}

/** Restores the undo history from before a reload, if it belongs to the open version. */
export function restoreUndoHistory(
  state: GenerationState,
  { id, history }: { id: string; history: UndoHistory },
): GenerationState {
  const document = documentOf(state);
  if (!document || document.generation.id !== id || document.generation.version !== history.version)
    return state;
  if (document.undo.length > 0 || document.redo.length > 0) return state;
  return withDocument(state, { ...document, undo: history.undo, redo: history.redo });
}

function withDocument(state: GenerationState, document: OpenDocument): GenerationState {
  return isWriting(state) || isSettled(state) ? { ...state, document } : state;
}

/** Replaces the generation, and pushes the previous version on the undo stack if the content changed. */
export function withGeneration(
  document: OpenDocument,
  generation: Generation,
  change?: Change,
): OpenDocument {
  const before = document.generation.version;
  const base = {
    ...document,
    generation: shareEqual(document.generation, generation),
    lastEvent: Math.max(document.lastEvent, generation.last_event),
  };
  if (generation.version <= before || before === 0) return base;
  // Between the last answer and this change, another window may have stored a version.
  const previous = change ? generation.version - 1 : before;
  if (change?.kind === 'restore' && change.reason === 'undo') {
    return { ...base, undo: document.undo.slice(0, -1), redo: [...document.redo, previous] };
  }
  if (change?.kind === 'restore' && change.reason === 'redo') {
    return { ...base, undo: [...document.undo, previous], redo: document.redo.slice(0, -1) };
  }
  return { ...base, undo: [...document.undo, previous], redo: [] };
}

/** The state that follows from the status of the generation. */
export function stateOf(document: OpenDocument): GenerationState {
  const { status, failure } = document.generation;
  if (status === 'writing') {
    return {
      state: 'writing',
      document: { ...document, used: 0 },
      link: { connection: 0, state: 'none', attempt: 0 },
      stopping: 'no',
      waiting: null,
    };
  }
  const rest = { document, pending: null, problem: null };
  if (status !== 'failed') return { state: status, ...rest };
  return {
    state: 'failed',
    ...rest,
    failure: failure ?? {
      code: 'internal',
      message: 'Something went wrong while writing. Try again.',
      retryable: true,
    },
  };
}

const freshDocument = (generation: Generation): OpenDocument => ({
  generation,
  lastEvent: generation.last_event,
  used: 0,
  undo: [],
  redo: [],
});

const isOlder = (generation: Generation, { generation: current, lastEvent }: OpenDocument): boolean =>
  generation.version < current.version || generation.last_event < lastEvent;
