export { $sharing, type Sharing, sharingOpened } from './model/sharing';
export { ShareDialog } from './ui/share-dialog';
