import { measureReading, targetGrade } from '../../readability/bands.ts';
import type { GeneratorContext } from '../generator.ts';
import type { SummaryInput, SummaryResult } from './schema.ts';

/** The Flesch-Kincaid grades of the source and of the summary. */
export function readingOfSummary(
  { overview, tldr }: Partial<Pick<SummaryResult, 'overview' | 'tldr'>>,
  input: SummaryInput,
  { sources }: GeneratorContext,
): SummaryResult['reading'] {
  const gradeOf = (text: string) => {
    if (!input.language.startsWith('English')) return 'Measured for English only';
    const measured = measureReading(text, targetGrade(input.grade_level, input.reading_level));
    return measured === null ? 'Too short to measure' : `Grade ${measured.measured_fk}`;
  };
  return {
    before: gradeOf(sources.map(({ text }) => text).join('\n\n')),
    after: gradeOf([tldr ?? '', overview ?? ''].join('\n')),
  };
}
