import type { Visit } from '@/shared/lib/navigation';
import { trashOpened } from './model/trash';

export { TrashPage as View } from './ui/trash-page';

export const open = ({ pathname, search }: Visit) => trashOpened({ path: pathname, search });
