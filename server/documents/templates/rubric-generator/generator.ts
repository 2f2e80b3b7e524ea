import { opening } from '../opening.ts';
import { defineGenerator } from '../define-generator.ts';
import { checkRubric, rubricReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { levelLabels } from './levels.ts';
import { rubricPrompt } from './prompt.ts';
import { rubricInput, rubricResult } from './schema.ts';

export const generator = defineGenerator({
  ...declaration,
  input: rubricInput,
  result: rubricResult,
  sections: () => rubricResult.keyof().options,
  derived: [],
  heading: ({ assignment_description }) => `Rubric: ${opening(assignment_description)}`,
  dependents: { rubric: ['sample_scored_example'] },
  outputTokens: (input) => {
    const criteria = input.rubric_type === 'Holistic' ? 1 : input.criteria.length || input.criteria_count;
    return 130 + criteria * (80 + 40 * levelLabels(input).length) + (input.student_friendly ? 100 : 0);
  },
  prompt: rubricPrompt,
  checks: checkRubric,
  readingParts: rubricReadingParts,
  adjustsReading: false,
  derive: () => undefined,
  ruleAdapter: { declines: 'write a rubric' },
});
