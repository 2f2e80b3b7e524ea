import { defineGenerator } from '../define-generator.ts';
import { checkWorksheet, worksheetReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { deriveSection } from './derive.ts';
import { worksheetPrompt } from './prompt.ts';
import { worksheetAdapter } from './rule-adapter.ts';
import { worksheetDerived, worksheetInput, worksheetResult, worksheetSections } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: worksheetInput,
  result: worksheetResult,
  sections: worksheetSections,
  derived: worksheetDerived,
  dependents: {},
  outputTokens: (input) =>
    150 + 55 * input.number_of_items + (input.include_passage ? 2 * Number(input.passage_length) : 0),
  prompt: worksheetPrompt,
  checks: checkWorksheet,
  readingParts: worksheetReadingParts,
  adjustsReading: true,
  derive: deriveSection,
  ruleAdapter: worksheetAdapter,
});
