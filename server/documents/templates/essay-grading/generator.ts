import { defineGenerator } from '../define-generator.ts';
import { checkEssay, essayReadingParts } from './checks.ts';
import { criteriaOf } from './criteria.ts';
import { declaration } from './declaration.ts';
import { deriveSection } from './derive.ts';
import { essayPrompt } from './prompt.ts';
import { essayDerived, essayInput, essayResult } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: essayInput,
  result: essayResult,
  sections: () => essayResult.keyof().options,
  derived: essayDerived,
  dependents: {},
  outputTokens: (input, context) => 950 + 130 * (criteriaOf(input, context)?.length ?? 5),
  prompt: essayPrompt,
  checks: checkEssay,
  readingParts: essayReadingParts,
  adjustsReading: false,
  derive: deriveSection,
  ruleAdapter: { declines: 'judge an essay' },
});
