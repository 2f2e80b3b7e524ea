export { type GivenMark, MarkEditor, type MarkEditorProps } from './mark-editor';
