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
  const heading = reading.sentences.findLast((sentence) => sentence.heading && sentence.index < place);
  const title = reading.sentences.find((sentence) => sentence.heading);
  if (heading !== undefined && heading !== title) return `Look in the source under ${quote(heading.text)}.`;
  const part = PARTS[Math.min(2, Math.floor((3 * place) / Math.max(1, reading.sentences.length)))];
  return `Look near ${part ?? 'the beginning'} of the source.`;
}
