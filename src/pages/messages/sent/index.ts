import type { Visit } from '@/shared/lib/navigation';
import { sentOpened } from './model/sent';

export { SentPage as View } from './ui/sent-page';

export const open = ({ params }: Visit) => sentOpened(params.id ?? '');
