import type {
  AlignedStandard,
  Check,
  GenerationMeta,
  SectionProgress,
} from '../../../generated/schemas/index.ts';
import { findStandard } from '../../standards/standards.ts';
import type { Generator } from '../../templates/generator.ts';
import { readingOf } from '../../templates/reading.ts';
import { open } from '../../templates/verdicts.ts';
import { checkLanguage } from './check-language.ts';
import type { Writing } from '../document/context.ts';
import { chosenStandards, type Form, readShared } from '../document/form.ts';
import type { Result } from '../document/patches.ts';
import type { GenerationRow } from '../document/present-generation.ts';
import { titleOf } from '../document/writing-request.ts';

export interface Description {
  /** Every section is finished. */
  isWhole: boolean;
  /** The result, with the repairs of the checks. */
  result: Result;
  checks: Check[];
  meta: GenerationMeta;
  /** The error that a check threw. */
  fault?: unknown;
}

const UNCHECKED = open('Checked', 'This document could not be checked. Please read it carefully.');

/** Measures a document, and checks it once every section is finished. */
export function describeResult(
  { generator, input, context }: Writing,
  row: Pick<GenerationRow, 'meta'>,
  result: Result,
  sections: readonly SectionProgress[],
): Description {
  const isWhole = sections.every(({ state }) => state === 'finished');
  const meta = { ...row.meta, reading: null, standards: alignedTo(input) };
  try {
    if (!isWhole) {
      const reading = readingOfFinished(generator, input, result, sections);
      return { isWhole, result, checks: [], meta: { ...meta, reading } };
    }
    const checked = generator.checks(result, input, context);
    return {
      isWhole,
      result: checked.result,
      checks: [
        ...notTrivial(checked.checks, row),
        ...checkLeftOut(generator, input, sections),
        // Without AI, a document is in the language of its source.
        ...(row.meta.composed ? [] : checkLanguage({ generator, input, context }, checked.result)),
      ],
      meta: { ...meta, reading: checked.reading },
    };
  } catch (fault) {
    // A failing check must neither lose a written document nor prevent its run from ending.
    return { isWhole, result, checks: isWhole ? [UNCHECKED] : [], meta, fault };
  }
}

/** What code put together passes the checks of code by construction, so only the others say something. */
const notTrivial = (checks: readonly Check[], { meta: { composed } }: Pick<GenerationRow, 'meta'>): Check[] =>
  checks.filter(({ status }) => !composed || status !== 'passed');

function readingOfFinished(
  generator: Generator,
  input: Form,
  result: Result,
  sections: readonly SectionProgress[],
): GenerationMeta['reading'] {
  const finished = new Set(sections.flatMap(({ key, state }) => (state === 'finished' ? [key] : [])));
  const text = Object.fromEntries(Object.entries(result).filter(([key]) => finished.has(key)));
  return readingOf(readShared(input), generator.readingParts(text));
}

/** An open check that lists the requested sections which the engine could not write. */
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
          `Not written: ${titles.join(', ')}. Add a longer source, or write them yourself.`,
        ),
      ];
}

/** The chosen standards; those missing from the data are marked as unverified. */
export function alignedTo(input: Form): AlignedStandard[] {
  return chosenStandards(input).map((code) => {
    const standard = findStandard(code);
    return { code, statement: standard?.statement ?? null, verified: standard !== undefined };
  });
}
