export {
  aboutOf,
  aiNotice,
  documentFacts,
  finishedCount,
  papersOf,
  type ShownSection,
  shownSections,
  type ViewedDocument,
} from './model/document-view';
export { versionName } from './model/version-names';
export { watermarkOf } from './model/watermark';
export { BlockView, type BlockViewProps } from './ui/block-view';
export { StudentCopySheet } from './ui/student-copy-sheet';
