export { editorOpened } from './model/editor';
export { AssignmentEditorPage } from './ui/assignment-editor-page';
