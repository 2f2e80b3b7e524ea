/** Every template by its folder. `npm run generate` derives the rest from their declarations. */
export const templateTypes = [
  // In catalogue order, one line each.
  'lesson-plan-builder',
  'syllabus-generation',
  'math-word-problems',
  'exam-and-quizzes',
  'multiple-choice-handout',
  'rubric-generator',
  'essay-grading',
  'text-summarizer',
] as const;
