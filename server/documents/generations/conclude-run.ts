import type {
  Failure,
  GenerationStatus,
  Safety,
  SectionProgress,
  SectionState,
} from '../../generated/schemas/index.ts';
import { combineSafety, isBlocked } from '../../engine/safety/severity.ts';
import type { Generator } from '../templates/generator.ts';
import type { Adjustment } from './adjust-reading.ts';
import type { Writing } from './context.ts';
import type { RunEnd } from './end-run.ts';
import { describeResult } from './describe-result.ts';
import { noteAdjustment } from './note-adjustment.ts';
import type { Result } from './patches.ts';
import type { GenerationRow } from './present-generation.ts';

export type Outcome =
  | { status: Extract<GenerationStatus, 'complete' | 'stopped' | 'interrupted'>; failure: null }
  | { status: 'failed'; failure: Failure };

interface Conclusion
  extends Pick<
    RunEnd,
    'status' | 'failure' | 'result' | 'sections' | 'checks' | 'meta' | 'isVersion' | 'firstVersion'
  > {
  safety: Safety;
  /** The engine finished no section, so the run isn't charged. */
  isFree: boolean;
  /** The error that a check threw, for the log. */
  fault?: unknown;
}

interface EndedRun {
  /** The row when the run began, with section states of later checkpoints. */
  row: GenerationRow;
  cause: 'written' | 'continued' | 'regenerated';
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

/** The final state of a document after its run. */
export function concludeRun(writing: Writing, ended: EndedRun): Conclusion {
  const { row, cause, keys, outcome, adjustment = null } = ended;
  const sections = ended.sections.map(settleState);
  const states = new Map(sections.map(({ key, state }) => [key, state]));
  const finished = keys.filter((key) => states.get(key) === 'finished');
  const wrote = finished.length > 0;
  const isFree = finished.every((key) => writing.generator.derived.includes(key));
  if (cause === 'regenerated' && !wrote) return restorePrevious(writing, row, outcome);

  const described = describeResult(writing, row, ended.result, sections);
  return {
    ...described,
    ...(adjustment && {
      checks: noteAdjustment(writing.generator, described.checks, adjustment),
      ...(adjustment.replaced.length > 0 && {
        firstVersion: describeResult(writing, row, adjustment.first, sections),
      }),
    }),
    sections,
    status: described.isWhole ? 'complete' : statusOfIncomplete(outcome),
    failure: described.isWhole ? null : outcome.failure,
    safety: safetyOf(row, ended.verdict, wrote || row.version > 0),
    isVersion: wrote,
    isFree,
  };
}

/** A model's verdict raises the severity. A document with content is not blocked by a later run. */
function safetyOf({ safety }: GenerationRow, verdict: Safety | null, hasContent: boolean): Safety {
  if (!verdict || (isBlocked(verdict) && hasContent)) return safety;
  return combineSafety([safety, verdict]);
}

/** Restores the previous content if a section could not be rewritten. */
function restorePrevious({ generator }: Writing, row: GenerationRow, outcome: Outcome): Conclusion {
  const sections = sectionStates(generator, row.sections, row.result);
  const isWhole = sections.every(({ state }) => state === 'finished');
  return {
    status: isWhole ? 'complete' : statusOfIncomplete(outcome),
    failure: outcome.failure,
    result: row.result,
    sections,
    checks: row.checks,
    meta: row.meta,
    safety: row.safety,
    isVersion: false,
    isFree: true,
  };
}

/** A complete run that has not written every section counts as stopped. */
const statusOfIncomplete = ({ status }: Outcome) => (status === 'complete' ? 'stopped' : status);

const settleState = ({ key, state }: SectionProgress): SectionProgress => ({
  key,
  state: state === 'writing' ? 'partial' : state,
});

/** The state of each section, worked out from its value. */
export function sectionStates(
  generator: Generator,
  sections: readonly SectionProgress[],
  result: Result,
): SectionProgress[] {
  return sections.map(({ key }) => ({ key, state: stateOf(generator, key, result[key]) }));
}

function stateOf(generator: Generator, key: string, value: unknown): SectionState {
  if (value === undefined) return 'waiting';
  return generator.result.shape[key]?.safeParse(value).success ? 'finished' : 'partial';
}
