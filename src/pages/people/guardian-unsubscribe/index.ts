import type { Visit } from '@/shared/lib/navigation';
import { linkOpened } from './model/unsubscribe';

export { UnsubscribePage as View } from './ui/unsubscribe-page';

export const open = ({ params }: Visit) => linkOpened(params.token ?? '');
