import { defineGenerator } from '../define-generator.ts';
import { checkHandout, handoutReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSection } from './derive.ts';
import { handoutModification } from './modification.ts';
import { handoutPrompt } from './prompt.ts';
import { handoutAdapter } from './rule-adapter.ts';
import { handoutDerived, handoutInput, handoutResult, handoutSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: handoutInput,
  result: handoutResult,
  sections: handoutSections,
  derived: handoutDerived,
  modification: handoutModification,
  dependents: {},
  outputTokens: (input) => 60 + (95 + 28 * Number(input.options_per_question)) * input.number_of_questions,
  prompt: handoutPrompt,
  checks: checkHandout,
  readingParts: handoutReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: handoutAdapter,
});
