import { defineGenerator } from '../define-generator.ts';
import { checkLecture, lectureReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { lecturePrompt } from './prompt.ts';
import { lectureInput, lectureResult, lectureSections } from './schema.ts';
import { WORDS_PER_MINUTE, wordsOfLecture } from './speaking-time.ts';

/** Tokens of a spoken word, with the slides and questions beside it. */
const TOKENS_PER_WORD = 2;

export const generator = defineGenerator({
  ...declaration,
  input: lectureInput,
  result: lectureResult,
  sections: lectureSections,
  derived: ['word_count'],
  dependents: {
    opening_hook: ['word_count'],
    lecture_sections: ['word_count'],
    closing_summary: ['word_count'],
  },
  outputTokens: ({ duration_minutes }) => 250 + duration_minutes * WORDS_PER_MINUTE * TOKENS_PER_WORD,
  prompt: lecturePrompt,
  checks: checkLecture,
  readingParts: lectureReadingParts,
  adjustsReading: true,
  derive: (_, written) => wordsOfLecture(lectureResult.partial().parse(written)),
  ruleAdapter: { declines: 'write a lecture' },
});
