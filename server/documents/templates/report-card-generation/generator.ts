import { defineGenerator } from '../define-generator.ts';
import { checkReports } from './batch-checks.ts';
import { checkReport, reportReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveReport } from './derive.ts';
import { reportPrompt } from './prompt.ts';
import {
  MAX_STUDENTS,
  reportDerived,
  reportInput,
  reportResult,
  reportSections,
  studentOf,
  subjectsOf,
} from './schema.ts';

/** A comment rarely fills its limit. */
const FILLED = 0.6;

export const generator = defineGenerator({
  ...declaration,
  input: reportInput,
  result: reportResult,
  sections: reportSections,
  derived: reportDerived,
  batch: {
    items: 'students',
    max: MAX_STUDENTS,
    alone: true,
    summary: ['class_summary'],
    checks: checkReports,
  },
  dependents: {},
  heading: (input) => `Report card of ${studentOf(input)?.student_name ?? 'a student'}`,
  outputTokens: (input) => 170 + (subjectsOf(input).length + 1) * (10 + (input.max_characters * FILLED) / 4),
  prompt: reportPrompt,
  checks: checkReport,
  readingParts: reportReadingParts,
  adjustsReading: false,
  derive: (key, written, input) => deriveReport(key, reportResult.partial().parse(written), input),
  ruleAdapter: { declines: 'write comments on a student' },
});
