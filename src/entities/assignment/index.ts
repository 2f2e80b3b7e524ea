export {
  assignPath,
  detailsPath,
  editorPath,
  lessonEditorPath,
  markingPath,
  newInClassPath,
  studentPath,
  workPath,
} from './model/addresses';
export { withLines } from './model/instruction-text';
export { countWords } from './model/count-words';
export { fileOpened } from './model/open-file';
export type { MarginNote } from './model/marked-parts';
export { pastedSpans, pastingWords } from './model/pasting-words';
export {
  aiPolicies,
  answersShown,
  attemptWords,
  dueWords,
  keptDeductionWords,
  kindNames,
  latePolicyWords,
  lateWords,
  missingWords,
  statuses,
} from './model/sentences';
export { isToMark } from './model/to-mark';
export { AssignmentCard } from './ui/assignment-card';
export { AssignmentTable } from './ui/assignment-table';
export { CategoryChoice } from './ui/category-choice';
export { CompareAttempts } from './ui/compare-attempts';
export { GivenMark } from './ui/given-mark';
export { MarkedText } from './ui/marked-text';
export { Instructions } from './ui/instructions';
export { NoAssignment } from './ui/no-assignment';
export { SourceText } from './ui/source-text';
export { TaskFiles } from './ui/task-files';
export { RubricTable } from './ui/rubric-table';
export { WorkLink } from './ui/work-link';
export { WritingRecord } from './ui/writing-record';
export { ReturnedWork } from './ui/returned-work';
export { WorkList } from './ui/work-list';
