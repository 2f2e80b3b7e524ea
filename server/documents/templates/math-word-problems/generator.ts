import { defineGenerator } from '../define-generator.ts';
import { checkMathsProblems, mathsReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSection, quizOf } from './derive.ts';
import { mathsPrompt } from './prompt.ts';
import { mathsAdapter } from './rule-adapter.ts';
import { mathsInput, mathsResult } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: mathsInput,
  result: mathsResult,
  sections: () => mathsResult.keyof().options,
  derived: ['answer_key'],
  dependents: {},
  outputTokens: (input) =>
    20 + input.number_of_problems * (90 + (input.worked_solutions ? 25 : 0) + (input.hints ? 15 : 0)),
  prompt: mathsPrompt,
  checks: checkMathsProblems,
  readingParts: mathsReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  quiz: quizOf,
  ruleAdapter: mathsAdapter,
});
