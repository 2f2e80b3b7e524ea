import type {
  Failure,
  GenerationStatus,
  RunCause,
  Safety,
  SectionProgress,
} from '../../../generated/schemas/index.ts';
import type { Adjustment } from './note-adjustment.ts';
import type { Result } from '../document/patches.ts';
import type { GenerationRow } from '../document/present-generation.ts';

export type Outcome =
  | { status: Extract<GenerationStatus, 'complete' | 'stopped' | 'interrupted'>; failure: null }
  | { status: 'failed'; failure: Failure };

export interface EndedRun {
  /** The row when the run began, with section states of later checkpoints. */
  row: GenerationRow;
  cause: RunCause;
  /** The keys of the sections that the run should have written. */
  keys: readonly string[];
  result: Result;
  sections: readonly SectionProgress[];
  /** The model's verdict, if it gave one. */
  verdict: Safety | null;
  outcome: Outcome;
  /** The automatic rewrite of a document that was too hard to read. */
  adjustment?: Adjustment | null;
}
