export { linkOpened } from './model/shared-document';
export { SharedDocumentPage } from './ui/shared-document-page';
