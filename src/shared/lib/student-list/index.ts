export { type ColumnRole, columnRoles, isColumnRole } from './column-roles';
export { decodeList, encodings, isListEncoding, type ListEncoding } from './decode-list';
export {
  type ListChoices,
  MAX_LIST_LENGTH,
  readStudentList,
  type StudentList,
} from './read-student-list';
export type { ListColumn } from './read-columns';
export type { ListedPerson, ListQuestion } from './settle-people';
