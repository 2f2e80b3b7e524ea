export { filledColumns } from './model/table-columns';
export { BlockView, type BlockViewProps } from './ui/block-view';
export type { BlockContext } from './ui/define-view';
export { StudentCopySheet } from './ui/student-copy-sheet';
