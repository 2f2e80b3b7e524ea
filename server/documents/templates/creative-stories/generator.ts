import { defineGenerator } from '../define-generator.ts';
import { checkStory, storyReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { lengthOf } from './length.ts';
import { storyPrompt } from './prompt.ts';
import { storyInput, storyResult, storySections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: storyInput,
  result: storyResult,
  sections: storySections,
  derived: ['Length'],
  dependents: { chapters: ['Length'] },
  outputTokens: ({ length, include }) => 400 + Math.round(1.4 * Number(length)) + 250 * include.length,
  prompt: storyPrompt,
  checks: checkStory,
  readingParts: storyReadingParts,
  adjustsReading: true,
  derive: (_, written, input) => lengthOf(storyResult.partial().parse(written).chapters ?? [], input),
  ruleAdapter: { declines: 'invent a story' },
});
