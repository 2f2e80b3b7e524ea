import { defineGenerator } from '../define-generator.ts';
import { checkReflection, reflectionReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveReflection } from './derive.ts';
import { reflectionPrompt } from './prompt.ts';
import {
  questionCounts,
  reflectionDerived,
  reflectionInput,
  reflectionResult,
  reflectionSections,
} from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: reflectionInput,
  result: reflectionResult,
  sections: reflectionSections,
  derived: reflectionDerived,
  dependents: {},
  heading: ({ student_name }) => `Reflection for ${student_name}`,
  outputTokens: ({ length, family_note }) => 420 + 34 * questionCounts[length] + (family_note ? 170 : 0),
  prompt: reflectionPrompt,
  checks: checkReflection,
  readingParts: reflectionReadingParts,
  adjustsReading: true,
  derive: (key, _, input) => deriveReflection(key, input),
  ruleAdapter: { declines: 'find words for a student' },
});
