import { trashOpened } from './model/trash';

export { TrashPage as View } from './ui/trash-page';

export const open = () => trashOpened();
