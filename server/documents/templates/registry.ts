/** Every template by its folder, in catalogue order. `npm run generate` derives the rest from their declarations. */
export const templateTypes = ['lesson-plan-builder', 'exam-and-quizzes'] as const;
