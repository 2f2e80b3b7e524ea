import { wordCount } from '../../../engine/rule-engine/words.ts';
import type { LectureResult } from './schema.ts';

/** Words that a teacher says in a minute, with pauses. */
export const WORDS_PER_MINUTE = 130;

type Spoken = Partial<Pick<LectureResult, 'opening_hook' | 'lecture_sections' | 'closing_summary'>>;

/** The spoken words of each section; the opening belongs to the first and the closing to the last. */
export function spokenWords({
  opening_hook = '',
  lecture_sections = [],
  closing_summary = '',
}: Spoken): number[] {
  const last = lecture_sections.length - 1;
  return lecture_sections.map(({ script, transition, check_question }, index) =>
    [
      index === 0 ? opening_hook : '',
      script,
      check_question.question,
      transition,
      index === last ? closing_summary : '',
    ].reduce((sum, text) => sum + wordCount(text), 0),
  );
}

export const wordsOfLecture = (lecture: Spoken): number =>
  spokenWords(lecture).reduce((sum, words) => sum + words, 0);
