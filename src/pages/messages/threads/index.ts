import { threadsOpened } from './model/threads';

export { ThreadsPage as View } from './ui/threads-page';

export const open = () => threadsOpened();
