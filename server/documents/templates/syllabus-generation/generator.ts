import { defineGenerator } from '../define-generator.ts';
import { checkSyllabus, syllabusReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSection } from './derive.ts';
import { syllabusPrompt } from './prompt.ts';
import { syllabusDerived, syllabusInput, syllabusResult, syllabusSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: syllabusInput,
  result: syllabusResult,
  sections: syllabusSections,
  derived: syllabusDerived,
  dependents: {},
  heading: ({ course_title }) => course_title,
  outputTokens: (input) => 850 + 62 * input.number_of_weeks,
  prompt: syllabusPrompt,
  checks: checkSyllabus,
  readingParts: syllabusReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: { declines: 'write a syllabus' },
});
