import type { Visit } from '@/shared/lib/navigation';
import { linkOpened } from './model/guardian';

export { GuardianPage as View } from './ui/guardian-page';

export const open = ({ params }: Visit) => linkOpened(params.token ?? '');
