export {
  detailsPath,
  editorPath,
  markingPath,
  studentPath,
  workPath,
} from './model/addresses';
export {
  aiPolicies,
  attemptWords,
  dueWords,
  kindNames,
  latePolicyWords,
  lateWords,
  statuses,
} from './model/words';
export { MarkedText } from './ui/marked-text';
export { RubricTable } from './ui/rubric-table';
export { WorkAttachments } from './ui/work-attachments';
