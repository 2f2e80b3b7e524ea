export { DraftSheet, type DraftSheetProps } from './draft-sheet';
