import type { RunCause, Safety, SectionProgress } from '../../../generated/schemas/index.ts';
import { combineSafety, isBlocked } from '../../../engine/safety/severity.ts';
import type { Writing } from '../document/context.ts';
import type { RunEnd } from './end-run.ts';
import { describeResult } from './describe-result.ts';
import type { EndedRun, Outcome } from './ended-run.ts';
import { sectionStates, settleParts } from './section-states.ts';
import { withPreviousSections } from './keep-previous.ts';
import { noteAdjustment } from './note-adjustment.ts';
import type { Result } from '../document/patches.ts';
import type { GenerationRow } from '../document/present-generation.ts';
import { withWholeParts } from './whole-parts.ts';

interface Conclusion
  extends Pick<
    RunEnd,
    'status' | 'failure' | 'result' | 'sections' | 'checks' | 'meta' | 'isVersion' | 'firstVersion' | 'input'
  > {
  safety: Safety;
  /** The engine finished no section, so the run isn't charged. */
  isFree: boolean;
  /** The error that a check threw, for the log. */
  fault?: unknown;
}

/** The final state of a document after its run. */
export function concludeRun(writing: Writing, run: EndedRun): Conclusion {
  const { generator } = writing;
  const ended = withWholeParts(generator, run.cause === 'revised' ? withPreviousSections(writing, run) : run);
  const { row, cause, keys, outcome, adjustment = null } = ended;
  const settled = ended.sections.map(settleState);
  const sections = settleParts(generator, settled, ended.result);
  const states = new Map(settled.map(({ key, state }) => [key, state]));
  const finished = keys.filter((key) => states.get(key) === 'finished');
  const wrote = finished.length > 0;
  const isFree = finished.every((key) => writing.generator.derived.includes(key));
  if (leavesNothing(cause, { wrote, isFree })) return restorePrevious(writing, row, cause, keys, outcome);

  const described = describeResult(writing, row, ended.result, sections);
  if (REWRITES.has(cause) && outcome.status === 'complete' && isSameText(described.result, row.result)) {
    return restorePrevious(writing, row, cause, keys, outcome);
  }
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
    ...(cause === 'revised' && { input: writing.input }),
  };
}

const REWRITES: ReadonlySet<RunCause> = new Set(['regenerated', 'revised']);

/** Whether a reader sees no difference; new ids of entries make none. */
const isSameText = (one: Result, other: Result): boolean => textOf(one) === textOf(other);

const textOf = (result: Result): string =>
  JSON.stringify(
    Object.entries(result).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    (key, value: unknown) => (key === 'id' ? undefined : value),
  );

/** A model's verdict raises the severity. A document with content is not blocked by a later run. */
function safetyOf({ safety }: GenerationRow, verdict: Safety | null, hasContent: boolean): Safety {
  if (!verdict || (isBlocked(verdict) && hasContent)) return safety;
  return combineSafety([safety, verdict]);
}

/** Whether a run of a document with content has changed nothing of it. */
function leavesNothing(cause: RunCause, { wrote, isFree }: { wrote: boolean; isFree: boolean }): boolean {
  return cause === 'revised' ? isFree : (cause === 'regenerated' || cause === 'extended') && !wrote;
}

/** Restores the previous content if a rewrite failed or changed nothing, and its sections if none could be added. */
function restorePrevious(
  { generator }: Writing,
  row: GenerationRow,
  cause: RunCause,
  keys: readonly string[],
  outcome: Outcome,
): Conclusion {
  const previous = row.sections.filter(({ key }) => cause !== 'extended' || !keys.includes(key));
  const sections = sectionStates(generator, previous, row.result);
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
