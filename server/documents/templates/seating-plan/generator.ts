import { defineGenerator } from '../define-generator.ts';
import { checkSeating } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSeating } from './derive.ts';
import { seatingPrompt } from './prompt.ts';
import { seatingAdapter } from './rule-adapter.ts';
import { seatingDerived, seatingInput, seatingResult, seatingSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: seatingInput,
  result: seatingResult,
  sections: seatingSections,
  derived: seatingDerived,
  dependents: {},
  heading: ({ class_name }) => `Seats of ${class_name}`,
  outputTokens: () => 190,
  prompt: seatingPrompt,
  checks: checkSeating,
  readingParts: () => [],
  adjustsReading: false,
  derive: (key, written, input) => deriveSeating(key, seatingResult.partial().parse(written), input),
  ruleAdapter: seatingAdapter,
});
