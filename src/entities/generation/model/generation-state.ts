import type { Problem } from '@/shared/api';
import type { Generation, GenerationRequest, SectionChange } from '@/shared/api/generations';

/** A change of the document that was asked for and is not answered yet. */
export type Change =
  | { kind: 'continue' }
  | { kind: 'regenerate'; section: string; change: SectionChange; instruction?: string }
  | { kind: 'edit'; sections: Readonly<Record<string, unknown>> }
  | { kind: 'edit'; title: string }
  | { kind: 'save' }
  | { kind: 'restore'; version: number; reason: 'undo' | 'redo' | 'chosen' };

/** How the events of a document that is being written come in. A late answer of another `connection` is ignored. */
export type Link = { connection: number; state: 'none' | 'connecting' | 'open' | 'cut'; attempt: number };

/** A generation, and what this window knows beside it. */
export type OpenDocument = {
  generation: Generation;
  /** The number of the newest event that `generation` contains. */
  lastEvent: number;
  /** Credits that the run under way has used. */
  used: number;
  /** The versions that undo and redo go to, the next one last. */
  undo: readonly number[];
  redo: readonly number[];
};

/** Where undo and redo lead from this version of a document. */
export type Ways = { version: number; undo: readonly number[]; redo: readonly number[] };

export type Resting = {
  state: 'complete' | 'stopped' | 'interrupted';
  document: OpenDocument;
  asked: Change | null;
  problem: { change: Change; problem: Problem } | null;
};

export type Failed = Omit<Resting, 'state'> & {
  state: 'failed';
  failure: NonNullable<Generation['failure']>;
};

export type Writing = {
  state: 'writing';
  document: OpenDocument;
  link: Link;
  stopping: 'no' | 'asked' | 'refused';
};

/** What the workspace is about; impossible combinations do not type-check. */
export type GenerationState =
  | { state: 'idle' }
  | { state: 'opening'; id: string }
  | { state: 'absent'; id: string; problem: Problem }
  | { state: 'starting'; request: GenerationRequest; key: string }
  | { state: 'refused'; request: GenerationRequest; key: string; problem: Problem }
  | Writing
  | Resting
  | Failed;

export const documentOf = (state: GenerationState): OpenDocument | null =>
  'document' in state ? state.document : null;

export const isWriting = (state: GenerationState): state is Writing => state.state === 'writing';

export const isResting = (state: GenerationState): state is Resting | Failed => 'asked' in state;

/** Whether a new change may be asked for: one at a time, and none while the document is being written. */
export const isFree = (state: GenerationState): state is Resting | Failed =>
  isResting(state) && state.asked === null;
