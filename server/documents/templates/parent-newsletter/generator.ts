import { linesOf } from '../../../engine/rule-engine/composers/list.ts';
import { defineGenerator } from '../define-generator.ts';
import { checkNewsletter, newsletterReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveNewsletter } from './derive.ts';
import { newsletterPrompt } from './prompt.ts';
import { newsletterDerived, newsletterInput, newsletterResult, newsletterSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: newsletterInput,
  result: newsletterResult,
  sections: newsletterSections,
  derived: newsletterDerived,
  dependents: {},
  heading: ({ class_name, period }) => `News of ${class_name}: ${period}`,
  outputTokens: ({ learning }) => 260 + 85 * linesOf(learning).length,
  prompt: newsletterPrompt,
  checks: checkNewsletter,
  readingParts: newsletterReadingParts,
  adjustsReading: false,
  derive: (key, _, input) => deriveNewsletter(key, input),
  ruleAdapter: { declines: 'write to families' },
});
