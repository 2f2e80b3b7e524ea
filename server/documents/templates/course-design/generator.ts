import { defineGenerator } from '../define-generator.ts';
import { checkCourse, courseReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSection } from './derive.ts';
import { coursePrompt, unitCount } from './prompt.ts';
import { courseDerived, courseInput, courseResult, courseSections } from './schema.ts';

/** Tokens of a unit without its lessons, and of the lessons of a week. */
const UNIT = 190;
const WEEK = 95;

export const generator = defineGenerator({
  ...declaration,
  input: courseInput,
  result: courseResult,
  sections: courseSections,
  derived: courseDerived,
  dependents: { units: ['pacing', 'standards_coverage', 'assessment_plan', 'orphans'] },
  outputTokens: (input) => 600 + UNIT * unitCount(input) + WEEK * input.duration_weeks,
  prompt: coursePrompt,
  checks: checkCourse,
  readingParts: courseReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: { declines: 'plan a course' },
});
