import { defineGenerator } from '../define-generator.ts';
import { checkLongForm, longFormReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { longFormPrompt } from './prompt.ts';
import { type LongFormInput, longFormInput, longFormResult, longFormSections } from './schema.ts';

const TOKENS_PER_WORD = 1.5;
/** Words for one section of the outline. */
const WORDS_PER_ENTRY = 250;

/** Tokens of everything but the parts. */
function tokensOf(keys: readonly string[], { target_words, outline }: LongFormInput): number {
  const entries = outline.length || Math.ceil(target_words / WORDS_PER_ENTRY);
  const tokens: Readonly<Record<string, number>> = {
    title: 25,
    abstract: 120,
    outline: 20 + 75 * entries,
    references: 200,
  };
  return keys.reduce((sum, key) => sum + (tokens[key] ?? 0), 0);
}

export const generator = defineGenerator({
  ...declaration,
  input: longFormInput,
  result: longFormResult,
  sections: longFormSections,
  derived: [],
  dependents: {},
  outline: { first: ['title', 'outline'], parts: 'sections', tokens: tokensOf },
  heading: ({ document_type, audience }) => `${document_type}: ${audience}`,
  outputTokens: (input) => tokensOf(longFormSections(input), input) + input.target_words * TOKENS_PER_WORD,
  prompt: longFormPrompt,
  checks: checkLongForm,
  readingParts: longFormReadingParts,
  adjustsReading: false,
  derive: () => undefined,
  ruleAdapter: { declines: 'write a long document' },
});
