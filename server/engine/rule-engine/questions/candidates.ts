import type { QuestionType } from '../../../generated/blocks.ts';
import type { SourceReading } from '../source-reading.ts';
import type { Candidate } from './candidate.ts';
import { choiceCandidates, selectCandidates } from './choice.ts';
import { numericCandidates, orderingCandidates } from './numbers.ts';
import { openEndedCandidates } from './open-ended.ts';
import { blankCandidates, matchingCandidates, trueFalseCandidates } from './recall.ts';
import { shortAnswerCandidates } from './written.ts';

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

const made = new WeakMap<SourceReading, Map<QuestionType, Candidate[]>>();

/** All questions of a type that the source allows, best first; cached per reading. */
export function candidatesOf(type: QuestionType, reading: SourceReading): readonly Candidate[] {
  const known = made.get(reading) ?? new Map<QuestionType, Candidate[]>();
  made.set(reading, known);
  const candidates = known.get(type) ?? makers[type](reading);
  known.set(type, candidates);
  return candidates;
}
