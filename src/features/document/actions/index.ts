export {
  $action,
  actionConfirmed,
  type ChosenAction,
  actionOpened,
  duplicateRequested,
  quizRequested,
  revisionConfirmed,
} from './model/document-actions';
export { ActionDialog } from './ui/action-dialog';
