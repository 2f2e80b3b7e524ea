import { defineGenerator } from '../define-generator.ts';
import { declaration } from './declaration.ts';
import { checkQuiz, quizReadingParts } from './checks.ts';
import { deriveSection } from './derive.ts';
import { quizPrompt } from './prompt.ts';
import { quizAdapter } from './rule-adapter.ts';
import { quizDerived, quizInput, quizResult, quizSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: quizInput,
  result: quizResult,
  sections: quizSections,
  derived: quizDerived,
  dependents: { sections: ['marking_scheme'] },
  outputTokens: (input) => 150 + 180 * input.question_mix.reduce((sum, row) => sum + row.count, 0),
  prompt: quizPrompt,
  checks: checkQuiz,
  readingParts: quizReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: quizAdapter,
});
