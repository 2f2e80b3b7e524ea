import type { Visit } from '@/shared/lib/page';
import { linkOpened } from './model/guardian';

export { GuardianPage as View } from './ui/guardian-page';

export const open = ({ params }: Visit) => linkOpened(params.token ?? '');
