import type { Check, GenerationMeta, SectionProgress } from '../generated/schemas/index.ts';
import type { Writing } from './conclude-run.ts';
import type { Result } from './patches.ts';
import type { GenerationRow } from './present-generation.ts';

interface Description {
  /** Every section is finished. */
  isWhole: boolean;
  /** As it is, or as the checks have mended it. */
  result: Result;
  checks: Check[];
  meta: GenerationMeta;
}

/** Verifies and measures a document that is whole; of one that is not, nothing can be said yet. */
export function describeResult(
  { generator, input, context }: Writing,
  row: Pick<GenerationRow, 'meta'>,
  result: Result,
  sections: readonly SectionProgress[],
): Description {
  const isWhole = sections.every(({ state }) => state === 'finished');
  if (!isWhole) return { isWhole, result, checks: [], meta: row.meta };
  const checked = generator.checks(result, input, context);
  return { isWhole, result: checked.result, checks: checked.checks, meta: row.meta };
}
