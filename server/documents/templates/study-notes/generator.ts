import { defineGenerator } from '../define-generator.ts';
import { checkNotes, notesReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { notesPrompt } from './prompt.ts';
import { notesAdapter } from './rule-adapter.ts';
import { conceptCounts, notesInput, notesResult, notesSections } from './schema.ts';
import { startOfToday, studyPlan } from './study-plan.ts';

export const generator = defineGenerator({
  ...declaration,
  input: notesInput,
  result: notesResult,
  sections: notesSections,
  derived: ['study_plan'],
  dependents: { keyConcepts: ['study_plan'] },
  outputTokens: ({ depth, include }) => 500 + 110 * conceptCounts[depth][1] + 250 * include.length,
  prompt: notesPrompt,
  checks: checkNotes,
  readingParts: notesReadingParts,
  adjustsReading: true,
  derive: (_, written, input) => studyPlan(notesResult.partial().parse(written), input, startOfToday()),
  ruleAdapter: notesAdapter,
});
