export { CheckNote, type CheckNoteProps } from './check-note';
