import { defineGenerator } from '../define-generator.ts';
import { declaration } from './declaration.ts';
import { checkLesson, lessonReadingParts } from './checks.ts';
import { deriveSection } from './derive.ts';
import { lessonPrompt } from './prompt.ts';
import { lessonAdapter } from './rule-adapter.ts';
import { lessonInput, lessonResult, lessonSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: lessonInput,
  result: lessonResult,
  sections: lessonSections,
  derived: ['standards_addressed'],
  dependents: {},
  outputTokens: (input) => 1_000 + 8 * input.duration_minutes + 300 * input.include.length,
  prompt: lessonPrompt,
  checks: checkLesson,
  readingParts: lessonReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: lessonAdapter,
});
