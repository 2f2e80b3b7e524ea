export { type Addressees, messageSent, writingOpened } from './model/write-message';
export { WriteMessageDialog } from './ui/write-message-dialog';
