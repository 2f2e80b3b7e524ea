import { defineGenerator } from '../define-generator.ts';
import { checkLetter, letterReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { letterPrompt } from './prompt.ts';
import { letterInput, letterResult, letterSections } from './schema.ts';

const TOKENS = { Short: 170, Standard: 270, Long: 520 } as const;

export const generator = defineGenerator({
  ...declaration,
  input: letterInput,
  result: letterResult,
  sections: letterSections,
  derived: [],
  dependents: { letter: ['sms_version', 'translation'] },
  heading: ({ correspondence_type, student_name, recipient_role }) =>
    `${correspondence_type}: ${student_name || recipient_role}`,
  outputTokens: (input) => {
    const keys = letterSections(input);
    const letters = keys.includes('translation') ? 2.2 : 1;
    return TOKENS[input.length] * letters + (keys.includes('sms_version') ? 80 : 0) + 50;
  },
  prompt: letterPrompt,
  checks: checkLetter,
  readingParts: letterReadingParts,
  adjustsReading: false,
  derive: () => undefined,
  ruleAdapter: { declines: 'write letters' },
});
