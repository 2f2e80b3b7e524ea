import { defineGenerator } from '../define-generator.ts';
import { checkVocabulary, vocabularyReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { vocabularyPrompt } from './prompt.ts';
import { vocabularyAdapter } from './rule-adapter.ts';
import { vocabularyInput, vocabularyResult, vocabularySections } from './schema.ts';
import { wordBank } from './word-bank.ts';

export const generator = defineGenerator({
  ...declaration,
  input: vocabularyInput,
  result: vocabularyResult,
  sections: vocabularySections,
  derived: ['word_bank'],
  dependents: { words: ['about_the_words', 'word_bank', 'practice'] },
  outputTokens: ({ number_of_words, include }) =>
    60 +
    number_of_words *
      (50 + (include.includes('word families') ? 26 : 0) + (include.includes('practice') ? 45 : 0)) +
    (include.includes('activities') ? 170 : 0),
  prompt: vocabularyPrompt,
  checks: checkVocabulary,
  readingParts: vocabularyReadingParts,
  adjustsReading: true,
  derive: (_, written) => wordBank(vocabularyResult.partial().parse(written)),
  ruleAdapter: vocabularyAdapter,
});
