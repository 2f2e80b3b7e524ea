import './model/generation-link';
import './model/kept-ways';
export { trashed, trashRefused, untrashed } from './model/generation-requests';

export {
  $document,
  $generation,
  changeAsked,
  changeFailed,
  changeLanded,
  changeProblemDismissed,
  contentChanged,
  favouriteFailed,
  favouriteToggled,
  generationClosed,
  generationOpened,
  looksAnswered,
  openAccepted,
  redoAsked,
  reloadAsked,
  runEnded,
  startAccepted,
  startAnswered,
  startFailed,
  startAsked,
  stopAsked,
  trashAsked,
  undoAsked,
  untrashAsked,
} from './model/generation';
export {
  type Change,
  documentOf,
  type GenerationState,
  isFree,
  isResting,
  type OpenDocument,
  type Resting,
  type Writing,
} from './model/generation-state';
