export { AssignmentFile as assignmentFileSchema } from './generated/zod/schemas/AssignmentFile.ts';
export { getAddAssignmentFileUrl } from './generated/operations/add-assignment-file.ts';
export {
  assignToClassesFx,
  createAssignToClassesMutation,
} from './generated/operations/assign-to-classes.ts';
export {
  createAssignmentFx,
  createCreateAssignmentMutation,
} from './generated/operations/create-assignment.ts';
export { createDeleteAssignmentMutation } from './generated/operations/delete-assignment.ts';
export {
  createDuplicateAssignmentMutation,
  duplicateAssignmentFx,
} from './generated/operations/duplicate-assignment.ts';
export {
  createGetAssignmentFiltersQuery,
  getAssignmentFiltersFx,
} from './generated/operations/get-assignment-filters.ts';
export {
  createGetAssignmentOptionsQuery,
  getAssignmentOptionsFx,
} from './generated/operations/get-assignment-options.ts';
export { createGetAssignmentQuery, getAssignmentFx } from './generated/operations/get-assignment.ts';
export { createLinkAssignmentFileQuery } from './generated/operations/link-assignment-file.ts';
export { createListAssignmentsQuery, listAssignmentsFx } from './generated/operations/list-assignments.ts';
export { createSaveAssignmentMutation, saveAssignmentFx } from './generated/operations/save-assignment.ts';
export type {
  AiPolicy,
  AssignableDocument,
  AssignedClass,
  Assignment,
  AssignmentContent,
  AssignmentCriterion,
  AssignmentDefaults,
  AssignmentEntry,
  AssignmentException,
  AssignmentFile,
  AssignmentFilters,
  AssignmentKind,
  AssignmentLevel,
  AssignmentOptions,
  AssignmentRubric,
  AssignmentStateFilter,
  AssignmentTask,
  ClassGroup,
  ClassStudent,
  GroupException,
  LatePolicy,
  Quiz,
  QuizAnswersShown,
} from './generated/schemas';
