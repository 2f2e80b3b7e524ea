import type { Visit } from '@/shared/lib/page';
import { linkOpened } from './model/unsubscribe';

export { UnsubscribePage as View } from './ui/unsubscribe-page';

export const open = ({ search }: Visit) => linkOpened(search);
