import type { Problem } from '@/shared/api';
import type { RevisionChange } from '@/shared/api/actions';
import type {
  ContentChange,
  Generation,
  GenerationRequest,
  SectionChange,
  WaitingReason,
} from '@/shared/api/generations';

/** A change of the document that a user can request. */
export type Change =
  | { kind: 'continue' }
  | {
      kind: 'regenerate';
      section: string;
      change: SectionChange;
      /** The path to one item of the section; without it, the whole section is rewritten. */
      item?: readonly (string | number)[];
      instruction?: string;
    }
  /** Rewrites the whole document; `add` writes a section that it lacks. */
  | { kind: 'revise'; change: RevisionChange; section?: string }
  | { kind: 'edit'; changes: readonly ContentChange[] }
  | { kind: 'edit'; title: string }
  | { kind: 'save' }
  /** Undo and redo revert only the change that followed the version, so that edits of other windows stay. */
  | { kind: 'restore'; version: number; reason: 'undo' | 'redo' | 'chosen' };

/** The event stream of a document in writing. Late answers of another `connection` are ignored. */
export type Link = { connection: number; state: 'none' | 'connecting' | 'open' | 'lost'; attempt: number };

export type Wait = { reason: WaitingReason; seconds: number };

/** A generation and the local state of this window. */
export type OpenDocument = {
  generation: Generation;
  /** The number of the newest event that `generation` contains. */
  lastEvent: number;
  /** Credits used by the current run. */
  used: number;
  /** The versions that undo and redo restore, the next one last. */
  undo: readonly number[];
  redo: readonly number[];
};

/** The undo and redo stacks that belong to this version of a document. */
export type UndoHistory = { version: number; undo: readonly number[]; redo: readonly number[] };

export type Settled = {
  state: 'complete' | 'stopped' | 'interrupted';
  document: OpenDocument;
  pending: Change | null;
  problem: { change: Change; problem: Problem } | null;
};

export type Failed = Omit<Settled, 'state'> & {
  state: 'failed';
  failure: NonNullable<Generation['failure']>;
};

export type Writing = {
  state: 'writing';
  document: OpenDocument;
  link: Link;
  stopping: 'no' | 'requested' | 'failed';
  /** The server waits before it calls the AI provider again. */
  waiting: Wait | null;
};

/** The state of the workspace; impossible combinations do not type-check. */
export type GenerationState =
  | { state: 'idle' }
  | { state: 'opening'; id: string }
  | { state: 'absent'; id: string; problem: Problem }
  | { state: 'starting'; request: GenerationRequest; key: string }
  | { state: 'rejected'; request: GenerationRequest; key: string; problem: Problem }
  | Writing
  | Settled
  | Failed;

export const documentOf = (state: GenerationState): OpenDocument | null =>
  'document' in state ? state.document : null;

export const isWriting = (state: GenerationState): state is Writing => state.state === 'writing';

export const isSettled = (state: GenerationState): state is Settled | Failed => 'pending' in state;

/** Whether a change may be requested: one at a time, and none while the document is being written. */
export const acceptsChanges = (state: GenerationState): state is Settled | Failed =>
  isSettled(state) && state.pending === null;
