import { defineGenerator } from '../generator.ts';
import { checkSummary } from './checks.ts';
import { declaration } from './declaration.ts';
import { readingOfSummary } from './derive.ts';
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
  outputTokens: ({ length, words, source_text, include }) =>
    900 +
    Math.round(
      length === 'Words' ? words * 1.5 : (source_text.length / 4) * (Number.parseInt(length, 10) / 100),
    ) +
    350 * include.length,
  prompt: summaryPrompt,
  checks: checkSummary,
  derive: (_, written, input, context) =>
    readingOfSummary(
      summaryResult.pick({ overview: true, tldr: true }).partial().parse(written),
      input,
      context,
    ),
  ruleAdapter: summaryAdapter,
});
