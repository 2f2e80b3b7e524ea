import type { QuestionType } from '../../generators/question.ts';
import type { SourceReading } from '../source-reading.ts';
import type { Candidate } from './candidate.ts';
import { choiceCandidates, selectCandidates } from './choice.ts';
import { numericCandidates, orderingCandidates } from './figures.ts';
import { blankCandidates, matchingCandidates, trueFalseCandidates } from './recall.ts';
import { openEndedCandidates, shortAnswerCandidates } from './written.ts';

const makers: Record<QuestionType, (reading: SourceReading) => Candidate[]> = {
  'multiple-choice': choiceCandidates,
  'multiple-select': selectCandidates,
  'true-false': trueFalseCandidates,
  'fill-in-blank': blankCandidates,
  'short-answer': shortAnswerCandidates,
  numeric: numericCandidates,
  matching: matchingCandidates,
  ordering: orderingCandidates,
  'open-ended': openEndedCandidates,
};

/** Every question of a type that the source can carry, the best first. */
export function candidatesOf(type: QuestionType, reading: SourceReading): Candidate[] {
  return makers[type](reading);
}
