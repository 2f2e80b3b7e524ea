import type { AlignedStandard, Check, GenerationMeta, SectionProgress } from '../generated/schemas/index.ts';
import { findStandard } from '../standards/standards.ts';
import type { Writing } from './context.ts';
import { chosenStandards, type Form } from './form.ts';
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
  const meta = { ...row.meta, reading: null, standards: alignedTo(input) };
  if (!isWhole) return { isWhole, result, checks: [], meta };
  const checked = generator.checks(result, input, context);
  return {
    isWhole,
    result: checked.result,
    checks: checked.checks,
    meta: { ...meta, reading: checked.reading },
  };
}

/** The standards that were chosen; what is not in the shipped sets is named and not vouched for. */
export function alignedTo(input: Form): AlignedStandard[] {
  return chosenStandards(input).map((code) => {
    const standard = findStandard(code);
    return { code, statement: standard?.statement ?? null, verified: standard !== undefined };
  });
}
