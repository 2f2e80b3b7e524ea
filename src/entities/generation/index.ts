import './model/generation-link';
import './model/generation-requests';

export {
  $document,
  $generation,
  changeAsked,
  changeProblemDismissed,
  contentChanged,
  favouriteFailed,
  favouriteToggled,
  generationClosed,
  generationOpened,
  redoAsked,
  reloadAsked,
  startAnswered,
  startAsked,
  stopAsked,
  trashAsked,
  undoAsked,
  untrashAsked,
} from './model/generation';
export { canStart } from './model/transitions';
export {
  type Change,
  documentOf,
  type GenerationState,
  isFree,
  isResting,
  isWriting,
  type OpenDocument,
} from './model/generation-state';
