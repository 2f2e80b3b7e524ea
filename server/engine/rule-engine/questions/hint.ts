import type { SourceReading } from '../source-reading.ts';
import { type Candidate, quote } from './candidate.ts';

const PARTS = ['the beginning', 'the middle', 'the end'];

/** Where in the source to look, without the answer. */
export function hintFor({ question, uses }: Candidate, reading: SourceReading): string {
  if (question.type === 'matching') return 'Begin with the pair that you are sure of; no meaning fits twice.';
  if (question.type === 'ordering')
    return 'Find the first and the last one, then put the others between them.';
  if (question.type === 'multiple-select') return 'Compare each statement with the source word by word.';
  const [place] = uses;
  if (place === undefined)
    return 'Mark two or three sentences of the source that you want to use before you write.';
  const heading = headingOver(place, reading.sentences);
  if (heading !== null) return `Look in the source under ${quote(heading)}.`;
  const part = PARTS[Math.min(2, Math.floor((3 * place) / Math.max(1, reading.sentences.length)))];
  return `Look near ${part ?? 'the beginning'} of the source.`;
}

/** The heading that a place stands under; the title of the whole says nothing, and one of many in a row is a cell of a table. */
function headingOver(place: number, sentences: SourceReading['sentences']): string | null {
  const title = sentences.find(({ heading }) => heading);
  const found = sentences.findLast(
    (sentence, index) =>
      sentence.heading && index < place && (index === 1 || sentences[index - 1]?.heading !== true),
  );
  return found === undefined || found === title ? null : found.text;
}
