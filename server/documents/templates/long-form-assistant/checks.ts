import { isDeepStrictEqual } from 'node:util';
import type { ContentChange } from '../../../generated/schemas/index.ts';
import { checkBooks, markBooks } from '../book-checks.ts';
import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { countedPart, isWritten, planParts, wordsIn } from '../outline.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import type { LongFormInput, LongFormResult } from './schema.ts';

/** The deviation from the planned words at which the check opens. */
const TOLERANCE = 0.2;
/** Sentences shorter than this repeat by chance. */
const MIN_WORDS = 8;
const REFERENCES = { key: 'references', noun: 'References', before: 'you use this' };

/** Verifies a long document; counts its words again and marks the references that the catalogue lists. */
export function checkLongForm(
  given: LongFormResult,
  input: LongFormInput,
  context: GeneratorContext,
): CheckedResult<LongFormResult> {
  const sections = given.sections?.map(countedPart);
  const references = given.references && markBooks(given.references, context);
  const result = { ...given, ...(sections && { sections }), ...(references && { references }) };
  const parts = longFormReadingParts(result);
  const reading = readingOf(input, parts);
  const checks = [
    ...checkWords(result, input),
    ...checkCounted(given, result),
    ...checkParts(result),
    ...checkRepeats(result),
    ...checkGaps(result),
    ...checkBooks(given.references ?? [], REFERENCES, context),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkWords({ outline = [], sections = [] }: Partial<LongFormResult>, input: LongFormInput): Check[] {
  if (sections.length === 0) return [];
  const name = 'Length';
  const words = sections.reduce((sum, { word_count = 0 }) => sum + word_count, 0);
  const planned = outline.reduce((sum, { target_words }) => sum + target_words, 0) || input.target_words;
  const detail = `${counted(words, 'word')}; the outline plans ${planned}.`;
  return Math.abs(words - planned) <= planned * TOLERANCE
    ? [passed(name, detail)]
    : [open(name, detail, { section: 'sections' })];
}

function checkCounted(given: LongFormResult, { sections }: LongFormResult): Check[] {
  return isDeepStrictEqual(given.sections, sections)
    ? []
    : [repaired('Words counted', 'They were counted again.', { section: 'sections' })];
}

/** Whether the text follows the outline; a part with its old heading gets the new one by a fix. */
function checkParts({ outline = [], sections = [] }: Partial<LongFormResult>): Check[] {
  if (sections.length === 0) return [];
  const name = 'The text follows the outline';
  const { parts: right } = planParts(outline, sections);
  const missing = right.filter((part) => !isWritten(part));
  if (missing.length > 0)
    return [
      open(name, `Not written: ${listLabels(missing.map(({ heading }) => heading))}.`, {
        section: 'sections',
      }),
    ];
  if (!isDeepStrictEqual(right, sections)) {
    const fix: ContentChange[] = [{ section: 'sections', path: [], before: sections, value: right }];
    return [
      open(name, 'The text has another order or other headings than the outline.', {
        section: 'sections',
        fix,
      }),
    ];
  }
  return [passed(name, `${counted(sections.length, 'part')}, in the order of the outline.`)];
}

/** Whether parts repeat a sentence of another part. */
function checkRepeats({ sections = [] }: Partial<LongFormResult>): Check[] {
  if (sections.length < 2) return [];
  const name = 'No part repeats another';
  const seen = new Map<string, number>();
  for (const [index, { markdown }] of sections.entries()) {
    for (const sentence of markdown.split(/(?<=[.?!])\s+|\n+/)) {
      const key = sentence.trim().toLowerCase();
      if (wordsIn(key) < MIN_WORDS) continue;
      const before = seen.get(key);
      if (before !== undefined && before !== index)
        return [
          open(name, `“${sentence.trim()}” is in two parts.`, {
            section: 'sections',
            path: `/sections/${index}`,
          }),
        ];
      seen.set(key, index);
    }
  }
  return [passed(name, `${counted(sections.length, 'part')} without a repeated sentence.`)];
}

/** The model marks what the teacher has to fill in with square brackets. */
function checkGaps({ sections = [] }: Partial<LongFormResult>): Check[] {
  const index = sections.findIndex(({ markdown }) => /\[[^\]\n]{2,}\]/.test(markdown));
  const gap = /\[[^\]\n]{2,}\]/.exec(sections[index]?.markdown ?? '')?.[0];
  return gap === undefined
    ? []
    : [
        open('Nothing left to fill in', `Fill in “${gap}”.`, {
          section: 'sections',
          path: `/sections/${index}`,
        }),
      ];
}

export function longFormReadingParts({
  abstract = '',
  sections = [],
}: Partial<LongFormResult>): ReadingPart[] {
  const parts = [
    { label: 'the abstract', section: 'abstract', path: '/abstract', text: abstract },
    ...sections.map(({ heading, markdown }, index) => ({
      label: `“${heading}”`,
      section: 'sections',
      path: `/sections/${index}`,
      text: markdown,
    })),
  ];
  return parts.filter(({ text }) => text !== '');
}
