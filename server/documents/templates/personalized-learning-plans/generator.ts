import { defineGenerator } from '../define-generator.ts';
import { checkPlan } from './checks.ts';
import { declaration } from './declaration.ts';
import { derivePlan } from './derive.ts';
import { planPrompt } from './prompt.ts';
import { planDerived, planInput, planResult } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: planInput,
  result: planResult,
  sections: () => planResult.keyof().options,
  derived: planDerived,
  dependents: {},
  outputTokens: ({ duration_weeks }) => 800 + 95 * duration_weeks,
  prompt: planPrompt,
  checks: checkPlan,
  readingParts: () => [],
  adjustsReading: false,
  derive: (key, _, input) => derivePlan(key, input),
  ruleAdapter: { declines: 'write a plan for a student' },
});
