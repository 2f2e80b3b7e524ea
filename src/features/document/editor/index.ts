import './model/stored-changes';
import './model/toasts';

export {
  $copy,
  $paper,
  $selected,
  copyChosen,
  itemDeselected,
  paperChosen,
  sectionCopyRequested,
  sectionDeselected,
  sectionRevealed,
} from './model/document';
export { $editing, type Editing } from './model/document-editing';
export { itemRevealed } from './model/in-place';
export { $pending, pendingDiscarded, pendingRetried } from './model/pending-changes';
export { itemOf } from './model/placed-checks';
export { changeQueued, isBusy, redoQueued, undoQueued } from './model/queued-changes';
export { DocumentView } from './ui/document-view';
export { useArriving } from './ui/use-arriving';
