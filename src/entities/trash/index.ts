export { deletionShown, type TrashRef, trashRestored } from './model/undo';
