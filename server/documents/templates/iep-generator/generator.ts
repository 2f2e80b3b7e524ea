import { defineGenerator } from '../define-generator.ts';
import { checkIep } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveIep } from './derive.ts';
import { iepPrompt } from './prompt.ts';
import { iepDerived, iepInput, iepResult, iepSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: iepInput,
  result: iepResult,
  sections: iepSections,
  derived: iepDerived,
  dependents: {},
  outputTokens: ({ goal_count }) => 900 + 190 * goal_count,
  prompt: iepPrompt,
  checks: checkIep,
  readingParts: () => [],
  adjustsReading: false,
  derive: (key, written, input) => deriveIep(key, iepResult.partial().parse(written), input),
  ruleAdapter: { declines: 'write a plan for a student' },
});
