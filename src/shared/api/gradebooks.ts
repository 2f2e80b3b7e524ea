export { createGetGradebookQuery, getGradebookFx } from './generated/operations/get-gradebook.ts';
export { createReturnScoresMutation, returnScoresFx } from './generated/operations/return-scores.ts';
export { createSaveScoresMutation, saveScoresFx } from './generated/operations/save-scores.ts';
export type { Gradebook, SavedEntry, ScoreEntry, ScoreValue } from './generated/schemas';
