import { wordCount } from '../../../engine/rule-engine/words.ts';
import { opening } from '../opening.ts';
import { defineGenerator } from '../define-generator.ts';
import { checkGrading, gradingReadingParts } from './checks.ts';
import { declaration } from './declaration.ts';
import { rubricOf } from './papers.ts';
import { gradingPrompt } from './prompt.ts';
import { gradingInput, gradingResult, gradingSections } from './schema.ts';
import { deriveSection } from './summary.ts';

export const generator = defineGenerator({
  ...declaration,
  input: gradingInput,
  result: gradingResult,
  sections: gradingSections,
  derived: ['class_summary'],
  batch: {
    items: 'submissions',
    max: 40,
    file: 'text',
    summary: ['class_summary'],
    summaryWithout: ['distribution'],
  },
  dependents: {},
  heading: ({ task_text }) => `Grades: ${opening(task_text)}`,
  outputTokens: (input, context) => {
    const lines = input.answer_key.split('\n').filter((text) => wordCount(text) > 0).length;
    const questions =
      input.grading_mode === 'Completion' ? 1 : (rubricOf(input, context)?.length ?? Math.max(1, lines));
    const perQuestion = input.grading_mode === 'Typed rubric' ? 85 : 55;
    return input.submissions.length * (110 + perQuestion * questions);
  },
  prompt: gradingPrompt,
  checks: checkGrading,
  readingParts: gradingReadingParts,
  adjustsReading: false,
  derive: deriveSection,
  ruleAdapter: { declines: 'grade' },
});
