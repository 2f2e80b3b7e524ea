export {
  $action,
  actionConfirmed,
  type ChosenAction,
  actionOpened,
  assignRequested,
  duplicateRequested,
  revisionConfirmed,
} from './model/document-actions';
export { ActionDialog } from './ui/action-dialog';
