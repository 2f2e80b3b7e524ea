import type { Visit } from '@/shared/lib/navigation';
import { threadOpened } from './model/thread';

export { ThreadPage as View } from './ui/thread-page';

export const open = ({ params }: Visit) => threadOpened(params.id ?? '');
