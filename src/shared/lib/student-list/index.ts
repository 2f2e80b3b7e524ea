export { type ColumnRole, columnRoles, isColumnRole } from './column-roles';
export { decodeList } from './decode-list';
export { encodings, isListEncoding, type ListEncoding } from './encodings';
export {
  type ListChoices,
  MAX_LIST_LENGTH,
  readStudentList,
  type StudentList,
} from './read-student-list';
export type { ListColumn } from './read-columns';
export type { ListedPerson, ListQuestion } from './settle-people';
