import { defineGenerator } from '../define-generator.ts';
import { checkHomework, homeworkReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { homeworkPrompt } from './prompt.ts';
import { homeworkInput, homeworkResult, homeworkSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: homeworkInput,
  result: homeworkResult,
  sections: homeworkSections,
  derived: [],
  dependents: { tasks: ['answer_key'] },
  outputTokens: (input) => 250 + 80 * input.number_of_tasks + (input.family_note ? 60 : 0),
  prompt: homeworkPrompt,
  checks: checkHomework,
  readingParts: homeworkReadingParts,
  adjustsReading: true,
  derive: () => undefined,
  ruleAdapter: { declines: 'set homework' },
});
