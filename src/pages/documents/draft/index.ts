import { draftsOpened } from './model/drafts';

export { DraftPage as View } from './ui/draft-page';

export const open = () => draftsOpened();
