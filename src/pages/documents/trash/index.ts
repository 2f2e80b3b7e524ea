export { trashOpened } from './model/trash';
export { TrashPage } from './ui/trash-page';
