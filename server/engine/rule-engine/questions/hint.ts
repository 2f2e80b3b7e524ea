import type { SourceReading } from '../source-reading.ts';
import { type Candidate, quote } from './candidate.ts';

const PARTS = ['the beginning', 'the middle', 'the end'];

/** Says where in the source to look, without giving the answer away. */
export function hintFor({ question, uses }: Candidate, reading: SourceReading): string {
  if (question.type === 'matching')
    return 'Start with the pair you are sure of; each meaning fits only once.';
  if (question.type === 'ordering')
    return 'Find the first and the last item, then put the others between them.';
  if (question.type === 'multiple-select') return 'Compare each statement with the source word by word.';
  const [place] = uses;
  if (place === undefined)
    return 'Mark two or three sentences of the source that you want to use before you write.';
  const heading = headingAbove(place, reading.sentences);
  if (heading !== null) return `Look in the source under ${quote(heading)}.`;
  const part = PARTS[Math.min(2, Math.floor((3 * place) / Math.max(1, reading.sentences.length)))];
  return `Look near ${part ?? 'the beginning'} of the source.`;
}

/** The nearest heading before a sentence, except the title and headings in a row (usually table cells). */
function headingAbove(index: number, sentences: SourceReading['sentences']): string | null {
  const title = sentences.find(({ heading }) => heading);
  const found = sentences.findLast(
    (sentence, place) =>
      sentence.heading && place < index && (place === 1 || sentences[place - 1]?.heading !== true),
  );
  return found === undefined || found === title ? null : found.text;
}
