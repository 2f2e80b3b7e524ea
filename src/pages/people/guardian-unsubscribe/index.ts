export { linkOpened } from './model/unsubscribe';
export { UnsubscribePage } from './ui/unsubscribe-page';
