import { defineGenerator } from '../define-generator.ts';
import { checkTrip, tripReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveTrip } from './derive.ts';
import { tripPrompt } from './prompt.ts';
import { tripDerived, tripInput, tripResult } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: tripInput,
  result: tripResult,
  sections: () => tripResult.keyof().options,
  derived: tripDerived,
  dependents: {},
  outputTokens: ({ stops }) => 800 + 60 * Math.min(5, stops.length),
  prompt: tripPrompt,
  checks: checkTrip,
  readingParts: tripReadingParts,
  adjustsReading: true,
  derive: (key, _, input) => deriveTrip(key, input),
  ruleAdapter: { declines: 'plan a trip' },
});
