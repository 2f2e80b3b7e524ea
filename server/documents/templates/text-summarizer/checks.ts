import { listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { readingOfSummary } from './derive.ts';
import { targetWords, wordsIn } from './length.ts';
import type { SummaryInput, SummaryResult } from './schema.ts';

/** The deviation from the chosen length at which the check opens. */
const TOLERANCE = 0.3;

const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Verifies a summary against its source. */
export function checkSummary(
  given: SummaryResult,
  input: SummaryInput,
  context: GeneratorContext,
): CheckedResult<SummaryResult> {
  const reading = readingOfSummary(given, input, context);
  const isSame =
    given.reading === undefined ||
    (given.reading.before === reading.before && given.reading.after === reading.after);
  const parts = summaryReadingParts(given);
  const measured = readingOf(input, parts);
  const checks = [
    ...checkSpans(given, context),
    ...checkLength(given, input, context),
    ...checkTerms(given, input),
    ...(isSame ? [] : [repaired('Reading level measured', 'It was measured again.', { section: 'reading' })]),
    ...checkReading(measured, parts),
  ];
  return { result: { ...given, reading }, checks, reading: measured };
}

export const summaryReadingParts = ({ overview = '' }: Partial<SummaryResult>): ReadingPart[] => [
  { label: 'the summary', text: overview, section: 'overview', path: '/overview' },
];

/** Every quote and span is a stretch of the source; only spaces and line breaks may differ. */
function checkSpans(result: SummaryResult, { sources }: GeneratorContext): Check[] {
  const texts = sources.map(({ text }) => bare(text));
  const spans = [
    ...(result.quotes ?? []).map((text, index) => ({ text, section: 'quotes', path: `/quotes/${index}` })),
    ...(result.key_points ?? []).map(({ source_span: text }, index) => ({
      text,
      section: 'key_points',
      path: `/key_points/${index}/source_span`,
    })),
    ...(result.questions ?? []).flatMap(({ source_ref: text }, index) =>
      text === undefined ? [] : [{ text, section: 'questions', path: `/questions/${index}/source_ref` }],
    ),
  ];
  const missing = spans.filter(({ text }) => {
    const words = bare(text);
    return words === '' || !texts.some((source) => source.includes(words));
  });
  if (spans.length === 0) return [];
  if (missing.length === 0) {
    return [passed('Found in the source', `${counted(spans.length, 'passage')}, word for word.`)];
  }
  return missing.map(({ text, section, path }) =>
    open('Found in the source', `The source does not say “${bare(text).slice(0, 80)}”.`, { section, path }),
  );
}

function checkLength(result: SummaryResult, input: SummaryInput, context: GeneratorContext): Check[] {
  if (context.sources.length === 0 || result.overview === undefined) return [];
  const wanted = targetWords(input, context.sources);
  const found = wordsIn(result.overview);
  const detail = `${counted(found, 'word')}; you asked for about ${wanted}.`;
  return Math.abs(found - wanted) <= Math.max(15, wanted * TOLERANCE)
    ? [passed('Length', detail)]
    : [open('Length', detail, { section: 'overview' })];
}

function checkTerms(result: SummaryResult, { keep_terms }: SummaryInput): Check[] {
  if (keep_terms.length === 0) return [];
  const text = bare(
    [result.tldr, result.overview, ...(result.key_points ?? []).map(({ point }) => point)].join(' '),
  ).toLowerCase();
  const lost = keep_terms.filter((term) => !text.includes(bare(term).toLowerCase()));
  return lost.length === 0
    ? [passed('Terms kept', listLabels(keep_terms))]
    : [open('Terms kept', `Missing: ${listLabels(lost)}.`, { section: 'overview' })];
}
