import { defineGenerator } from '../define-generator.ts';
import { checkDebate, debateReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { debatePrompt } from './prompt.ts';
import { runningOrder } from './running-order.ts';
import { debateInput, debateResult, debateSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: debateInput,
  result: debateResult,
  sections: debateSections,
  derived: ['running_order'],
  dependents: {},
  outputTokens: ({ number_of_topics, include }) => 220 + 270 * number_of_topics + 90 * include.length,
  prompt: debatePrompt,
  checks: checkDebate,
  readingParts: debateReadingParts,
  adjustsReading: true,
  derive: (_, __, input) => runningOrder(input),
  ruleAdapter: { declines: 'weigh two sides' },
});
