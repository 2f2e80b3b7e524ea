import { opening } from '../opening.ts';
import { defineGenerator } from '../define-generator.ts';
import { checkSummary, summaryReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { readingOfSummary } from './derive.ts';
import { targetWords } from './length.ts';
import { summaryPrompt } from './prompt.ts';
import { summaryAdapter } from './rule-adapter.ts';
import { summaryInput, summaryResult, summarySections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: summaryInput,
  result: summaryResult,
  sections: summarySections,
  derived: ['reading'],
  dependents: {},
  heading: ({ source_text }) =>
    source_text === '' ? 'Summary of a text' : `Summary: ${opening(source_text)}`,
  outputTokens: (input, { sources }) =>
    500 + Math.round(1.4 * targetWords(input, sources)) + 250 * input.include.length,
  prompt: summaryPrompt,
  checks: checkSummary,
  readingParts: summaryReadingParts,
  adjustsReading: true,
  derive: (_, written, input, context) =>
    readingOfSummary(
      summaryResult.pick({ overview: true, tldr: true }).partial().parse(written),
      input,
      context,
    ),
  ruleAdapter: summaryAdapter,
});
