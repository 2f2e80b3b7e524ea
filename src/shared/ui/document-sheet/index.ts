export { DocumentSection, type DocumentSectionProps, type SectionState } from './document-section';
export { DocumentSheet, type DocumentSheetProps, type SheetFact } from './document-sheet';
export {
  DocumentToolbar,
  type DocumentToolbarProps,
  ReadingLevel,
  type ReadingLevelProps,
} from './document-toolbar';
export { MarginNote } from '../private/margin-note';
