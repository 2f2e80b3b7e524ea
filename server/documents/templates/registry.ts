/** Every template by its folder. `npm run generate` derives the rest from their declarations. */
export const templateTypes = [
  // In catalogue order, one line each.
  'lesson-plan-builder',
  'syllabus-generation',
  'home-work-creator',
  'work-sheets',
  'math-word-problems',
  'lecture-scripts',
  'study-notes',
  'exam-and-quizzes',
  'multiple-choice-handout',
  'rubric-generator',
  'essay-grading',
  'grade-assignment',
  'text-summarizer',
  'creative-stories',
  'vocabulary-list',
  'personalized-learning-plans',
  'iep-generator',
  'seating-plan',
] as const;
