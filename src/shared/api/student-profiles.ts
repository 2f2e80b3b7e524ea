export { addNoteFx, createAddNoteMutation } from './generated/operations/add-note.ts';
export { addSupportFx, createAddSupportMutation } from './generated/operations/add-support.ts';
export { createDeleteNoteMutation, deleteNoteFx } from './generated/operations/delete-note.ts';
export { createEditNoteMutation } from './generated/operations/edit-note.ts';
export { createEditSupportMutation, editSupportFx } from './generated/operations/edit-support.ts';
export {
  createGetMarkingSupportsQuery,
  getMarkingSupportsFx,
} from './generated/operations/get-marking-supports.ts';
export { createGetStudentQuery, getStudentFx } from './generated/operations/get-student.ts';
export { createListStudentsQuery, listStudentsFx } from './generated/operations/list-students.ts';
export { createRemoveSupportMutation } from './generated/operations/remove-support.ts';
export type {
  MarkingSupports,
  StudentNote,
  StudentProfile,
  StudentWorkEntry,
  Support,
  SupportKind,
  TaughtStudent,
} from './generated/schemas';
