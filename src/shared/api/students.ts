export {
  createListClassStudentsQuery,
  createRemoveStudentMutation,
  createRestoreStudentMutation,
  listClassStudentsFx,
  removeStudentFx,
} from './generated/students.ts';
export type { ClassMember } from './generated/schemas';
