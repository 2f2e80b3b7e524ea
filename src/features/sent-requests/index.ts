export { sentOpened } from './model/sent-requests';
export { SentDrawer } from './ui/sent-drawer';
