import './model/generation-link';
import './model/undo-history';
export { trashed, trashFailed, untrashed } from './model/generation-requests';

export {
  $document,
  $generation,
  changeRequested,
  changeFailed,
  changeCompleted,
  changeProblemDismissed,
  contentChanged,
  favouriteFailed,
  favouriteToggled,
  generationClosed,
  generationOpened,
  generationFetched,
  openAccepted,
  redoRequested,
  reloadRequested,
  runEnded,
  startAccepted,
  startSucceeded,
  startFailed,
  startRequested,
  stopRequested,
  trashRequested,
  undoRequested,
  untrashRequested,
} from './model/generation';
export {
  type Change,
  documentOf,
  type Failed,
  type GenerationState,
  acceptsChanges,
  isSettled,
  type OpenDocument,
  type Settled,
  type Writing,
} from './model/generation-state';
export { canChange } from './model/transitions';
export { CreditAmount } from './ui/credit-amount';
export { useQuietState } from './ui/use-quiet-state';
