export {
  detailsPath,
  editorPath,
  lessonEditorPath,
  markingPath,
  newQuizPath,
  studentPath,
  workPath,
} from './model/addresses';
export {
  aiPolicies,
  answersShown,
  attemptWords,
  dueWords,
  kindNames,
  latePolicyWords,
  lateWords,
  missingWords,
  statuses,
} from './model/words';
export { AssignmentCard } from './ui/assignment-card';
export { MarkedText } from './ui/marked-text';
export { RubricTable } from './ui/rubric-table';
export { WorkAttachments } from './ui/work-attachments';
