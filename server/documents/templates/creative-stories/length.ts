import { wordCount } from '../../../engine/rule-engine/words.ts';
import { targetGrade } from '../../readability/bands.ts';
import type { StoryInput, StoryResult } from './schema.ts';

/** Words that students read silently in a minute, by grade: medians of Hasbrouck and Tindal (2017), which end at grade 6. */
const WORDS_PER_MINUTE = [60, 100, 112, 133, 146, 146];

/** The words of a story, and the minutes that a student of the grade needs to read it. */
export function lengthOf(chapters: StoryResult['chapters'], input: StoryInput): StoryResult['Length'] {
  const words = chapters.reduce((sum, { text }) => sum + wordCount(text), 0);
  const grade = targetGrade(input.grade_level, input.reading_level);
  const perMinute = WORDS_PER_MINUTE[Math.min(grade, WORDS_PER_MINUTE.length) - 1] ?? 146;
  return { words, minutes: Math.max(1, Math.round(words / perMinute)) };
}
