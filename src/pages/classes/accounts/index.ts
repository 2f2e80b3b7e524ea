import type { Visit } from '@/shared/lib/navigation';
import { accountsOpened } from './model/accounts-page';

export { AccountsPage as View } from './ui/accounts-page';

export const open = ({ params }: Visit) => accountsOpened(params.classId ?? '');
