import type {
  Failure,
  GenerationStatus,
  SectionProgress,
  SectionState,
} from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';
import type { Writing } from './context.ts';
import type { RunEnd } from './end-run.ts';
import { describeResult } from './describe-result.ts';
import type { Result } from './patches.ts';
import type { GenerationRow } from './present-generation.ts';

export type Outcome =
  | { status: Extract<GenerationStatus, 'complete' | 'stopped' | 'interrupted'>; failure: null }
  | { status: 'failed'; failure: Failure };

interface Conclusion
  extends Pick<RunEnd, 'status' | 'failure' | 'result' | 'sections' | 'checks' | 'meta' | 'isVersion'> {
  /** Ours, met in the checks; for the log. */
  fault?: unknown;
}

interface Ended {
  /** As it was when the run began, but for what checkpoints have told of its sections. */
  row: GenerationRow;
  cause: 'written' | 'continued' | 'regenerated';
  /** What the run was to write. */
  keys: readonly string[];
  result: Result;
  sections: readonly SectionProgress[];
  outcome: Outcome;
}

/** What a document is when its run is over, however it ended. */
export function concludeRun(writing: Writing, ended: Ended): Conclusion {
  const { row, cause, keys, outcome } = ended;
  const sections = ended.sections.map(settleState);
  const states = new Map(sections.map(({ key, state }) => [key, state]));
  const wrote = keys.some((key) => states.get(key) === 'finished');
  if (cause === 'regenerated' && !wrote) return takeBack(writing, row, outcome);

  const described = describeResult(writing, row, ended.result, sections);
  return {
    ...described,
    sections,
    status: described.isWhole ? 'complete' : statusWithout(outcome),
    failure: described.isWhole ? null : outcome.failure,
    isVersion: wrote,
  };
}

/** A section that could not be written again is what it was before. */
function takeBack({ generator }: Writing, row: GenerationRow, outcome: Outcome): Conclusion {
  const sections = sectionStates(generator, row.sections, row.result);
  const isWhole = sections.every(({ state }) => state === 'finished');
  return {
    status: isWhole ? 'complete' : statusWithout(outcome),
    failure: outcome.failure,
    result: row.result,
    sections,
    checks: row.checks,
    meta: row.meta,
    isVersion: false,
  };
}

/** A run that says it is complete and has not written everything has been stopped. */
const statusWithout = ({ status }: Outcome) => (status === 'complete' ? 'stopped' : status);

const settleState = ({ key, state }: SectionProgress): SectionProgress => ({
  key,
  state: state === 'writing' ? 'partial' : state,
});

/** The states of the sections as their values tell them. */
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
