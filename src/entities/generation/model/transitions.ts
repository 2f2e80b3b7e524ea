import type { Problem } from '@/shared/api';
import type { Generation, GenerationRequest } from '@/shared/api/generations';
import {
  type Change,
  documentOf,
  type Failed,
  type GenerationState,
  isFree,
  isResting,
  isWriting,
  type OpenDocument,
  type Resting,
  type Ways,
  type Writing,
} from './generation-state';

export const beginStart = (
  state: GenerationState,
  { request, key }: { request: GenerationRequest; key: string },
): GenerationState => (canStart(state) ? { state: 'starting', request, key } : state);

/** A new document may be asked for whenever nothing is on its way. */
export const canStart = (state: GenerationState): boolean =>
  state.state === 'idle' || state.state === 'refused' || state.state === 'absent' || isFree(state);

export const startRefused = (
  state: GenerationState,
  { key, problem }: { key: string; problem: Problem },
): GenerationState =>
  state.state === 'starting' && state.key === key
    ? { state: 'refused', request: state.request, key, problem }
    : state;

export const started = (
  state: GenerationState,
  { key, generation }: { key: string; generation: Generation },
): GenerationState =>
  state.state === 'starting' && state.key === key ? settled(freshDocument(generation)) : state;

export const beginOpening = (state: GenerationState, id: string): GenerationState =>
  documentOf(state)?.generation.id === id ? state : { state: 'opening', id };

/** A document that is open stays so when looking it up again fails, unless it turns out to be gone. */
export function lookFailed(
  state: GenerationState,
  { id, problem }: { id: string; problem: Problem },
): GenerationState {
  if (state.state === 'opening' && state.id === id) return { state: 'absent', id, problem };
  const gone = problem.status === 404 && documentOf(state)?.generation.id === id;
  return gone ? { state: 'absent', id, problem } : state;
}

/** The generation as the server holds it now: what was opened, what was looked up again, or what a stop left. */
export function looked(state: GenerationState, generation: Generation): GenerationState {
  if (state.state === 'opening' && state.id === generation.id) return settled(freshDocument(generation));
  const document = documentOf(state);
  if (!document || document.generation.id !== generation.id || isOlder(generation, document)) return state;
  const next = withGeneration(document, generation);
  return isWriting(state) && generation.status === 'writing' ? { ...state, document: next } : settled(next);
}

export const askChange = (state: GenerationState, change: Change): GenerationState =>
  canChange(state, change) ? { ...state, asked: change, problem: null } : state;

/** Whether this change makes sense now; the guard of every request that changes a document at rest. */
export function canChange(state: GenerationState, change: Change): state is Resting | Failed {
  if (!isFree(state)) return false;
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
    case 'restore':
      return change.version > 0 && change.version !== generation.version;
    case 'edit':
      return true;
  }
}

export const changeRefused = (
  state: GenerationState,
  { id, problem }: { id: string; problem: Problem },
): GenerationState =>
  isResting(state) && state.document.generation.id === id && state.asked
    ? { ...state, asked: null, problem: { change: state.asked, problem } }
    : state;

export function changed(state: GenerationState, generation: Generation): GenerationState {
  if (!isResting(state) || !state.asked || state.document.generation.id !== generation.id) return state;
  return settled(withGeneration(state.document, generation, state.asked));
}

export const problemDismissed = (state: GenerationState): GenerationState =>
  isResting(state) && state.problem ? { ...state, problem: null } : state;

export const askStop = (state: GenerationState): GenerationState =>
  canStop(state) ? { ...state, stopping: 'asked' } : state;

export const canStop = (state: GenerationState): state is Writing =>
  isWriting(state) && state.stopping !== 'asked';

export const stopRefused = (state: GenerationState, id: string): GenerationState =>
  isWriting(state) && state.document.generation.id === id ? { ...state, stopping: 'refused' } : state;

/** Whether a generation is a favourite is no part of its content, so it may change in any state. */
export function favourited(
  state: GenerationState,
  { id, favourite }: { id: string; favourite: boolean },
): GenerationState {
  const document = documentOf(state);
  if (!document || document.generation.id !== id || document.generation.favourite === favourite) return state;
  return withDocument(state, { ...document, generation: { ...document.generation, favourite } });
}

/** The ways back that were kept before a reload, as long as they lead from the version that is open. */
export function takeWays(state: GenerationState, { id, ways }: { id: string; ways: Ways }): GenerationState {
  const document = documentOf(state);
  if (!document || document.generation.id !== id || document.generation.version !== ways.version)
    return state;
  if (document.undo.length > 0 || document.redo.length > 0) return state;
  return withDocument(state, { ...document, undo: ways.undo, redo: ways.redo });
}

function withDocument(state: GenerationState, document: OpenDocument): GenerationState {
  return isWriting(state) || isResting(state) ? { ...state, document } : state;
}

/** Takes a newer state of the generation over, and remembers the way back when its content changed. */
export function withGeneration(
  document: OpenDocument,
  generation: Generation,
  change?: Change,
): OpenDocument {
  const before = document.generation.version;
  const base = { ...document, generation, lastEvent: Math.max(document.lastEvent, generation.last_event) };
  if (generation.version <= before || before === 0) return base;
  if (change?.kind === 'restore' && change.reason === 'undo') {
    return { ...base, undo: document.undo.slice(0, -1), redo: [...document.redo, before] };
  }
  if (change?.kind === 'restore' && change.reason === 'redo') {
    return { ...base, undo: [...document.undo, before], redo: document.redo.slice(0, -1) };
  }
  return { ...base, undo: [...document.undo, before], redo: [] };
}

/** The state that the status of the generation says. */
export function settled(document: OpenDocument): GenerationState {
  const { status, failure } = document.generation;
  if (status === 'writing') {
    return {
      state: 'writing',
      document: { ...document, used: 0 },
      link: { connection: 0, state: 'none', attempt: 0 },
      stopping: 'no',
    };
  }
  const rest = { document, asked: null, problem: null };
  if (status !== 'failed') return { state: status, ...rest };
  return {
    state: 'failed',
    ...rest,
    failure: failure ?? { code: 'internal', message: 'Something went wrong while writing.', retryable: true },
  };
}

const freshDocument = (generation: Generation): OpenDocument => ({
  generation,
  lastEvent: generation.last_event,
  used: 0,
  undo: [],
  redo: [],
});

const isOlder = (generation: Generation, { generation: ours, lastEvent }: OpenDocument): boolean =>
  generation.version < ours.version || generation.last_event < lastEvent;
