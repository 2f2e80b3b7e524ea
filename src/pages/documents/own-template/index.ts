export { editorOpened } from './model/editor';
export { OwnTemplatePage } from './ui/own-template-page';
