export { draftsOpened } from './model/drafts';
export { DraftPage } from './ui/draft-page';
