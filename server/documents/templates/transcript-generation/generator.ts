import { defineGenerator } from '../define-generator.ts';
import { checkTranscript } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveTranscript } from './derive.ts';
import { transcriptPrompt } from './prompt.ts';
import { transcriptAdapter } from './rule-adapter.ts';
import { transcriptDerived, transcriptResult, transcriptSections } from './result.ts';
import { transcriptInput } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: transcriptInput,
  result: transcriptResult,
  sections: transcriptSections,
  derived: transcriptDerived,
  dependents: {},
  heading: ({ student_id }) => `Transcript of ${student_id}`,
  outputTokens: () => 190,
  prompt: transcriptPrompt,
  checks: checkTranscript,
  readingParts: () => [],
  adjustsReading: false,
  derive: (key, _, input) => deriveTranscript(key, input),
  ruleAdapter: transcriptAdapter,
});
