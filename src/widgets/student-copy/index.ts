export { StudentCopySheet } from './ui/student-copy-sheet';
