import type {
  AlignedStandard,
  Check,
  GenerationMeta,
  SectionProgress,
} from '../../generated/schemas/index.ts';
import { open } from '../templates/verdicts.ts';
import { findStandard } from '../standards/standards.ts';
import type { Generator } from '../templates/generator.ts';
import type { Writing } from './context.ts';
import { chosenStandards, type Form } from './form.ts';
import type { Result } from './patches.ts';
import type { GenerationRow } from './present-generation.ts';
import { titleOf } from './writing-request.ts';

interface Description {
  /** Every section is finished. */
  isWhole: boolean;
  /** As it is, or as the checks have mended it. */
  result: Result;
  checks: Check[];
  meta: GenerationMeta;
  /** What a check threw. */
  fault?: unknown;
}

const UNCHECKED = open('Checked', 'This document could not be checked. Please read it with care.');

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
  try {
    const checked = generator.checks(result, input, context);
    return {
      isWhole,
      result: checked.result,
      checks: [...checked.checks, ...checkLeftOut(generator, input, sections)],
      meta: { ...meta, reading: checked.reading },
    };
  } catch (fault) {
    // A fault of ours costs nobody a document that is written, nor a run its end.
    return { isWhole, result, checks: [UNCHECKED], meta, fault };
  }
}

/** Sections that the form asks for and the engine could not write. */
function checkLeftOut(generator: Generator, input: Form, sections: readonly SectionProgress[]): Check[] {
  const present = new Set(sections.map(({ key }) => key));
  const titles = generator
    .sections(input)
    .filter((key) => !present.has(key))
    .map((key) => titleOf(generator, key));
  return titles.length === 0
    ? []
    : [
        open(
          'Sections left out',
          `Not written: ${titles.join(', ')}. Add a longer source, or connect an AI model, to get the rest.`,
        ),
      ];
}

/** The standards that were chosen; what is not in the shipped sets is named and not vouched for. */
export function alignedTo(input: Form): AlignedStandard[] {
  return chosenStandards(input).map((code) => {
    const standard = findStandard(code);
    return { code, statement: standard?.statement ?? null, verified: standard !== undefined };
  });
}
