export { createCloseTermMutation, closeTermFx } from './generated/operations/close-term.ts';
export { createGetClassSkillsQuery, getClassSkillsFx } from './generated/operations/get-class-skills.ts';
export { createGetGradebookQuery, getGradebookFx } from './generated/operations/get-gradebook.ts';
export {
  createListOverrideChangesQuery,
  listOverrideChangesFx,
} from './generated/operations/list-override-changes.ts';
export {
  createListScoreChangesQuery,
  listScoreChangesFx,
} from './generated/operations/list-score-changes.ts';
export {
  createListTermClosingsQuery,
  listTermClosingsFx,
} from './generated/operations/list-term-closings.ts';
export { createReopenTermMutation } from './generated/operations/reopen-term.ts';
export { createReturnScoresMutation, returnScoresFx } from './generated/operations/return-scores.ts';
export {
  createSaveGradebookRulesMutation,
  saveGradebookRulesFx,
} from './generated/operations/save-gradebook-rules.ts';
export {
  createSaveGradebookStudentMutation,
  saveGradebookStudentFx,
} from './generated/operations/save-gradebook-student.ts';
export { createSaveScoresMutation, saveScoresFx } from './generated/operations/save-scores.ts';
export { GradebookRulesContent as rulesContentSchema } from './generated/zod/schemas/GradebookRulesContent.ts';
export type {
  CellStatus,
  ClassSkills,
  Gradebook,
  GradebookAssignment,
  GradebookLevel,
  GradebookRulesContent,
  GradebookSkills,
  GradebookTerm,
  OverrideChange,
  SavedEntry,
  ScoreChange,
  ScoreEntry,
  ScoreOrigin,
  ScoreStatus,
  ScoreValue,
} from './generated/schemas';
