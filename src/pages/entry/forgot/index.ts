import { readNext, type Visit } from '@/shared/lib/navigation';
import { forgotOpened } from './model/forgot';

export { ForgotPage as View } from './ui/forgot-page';

export const open = ({ search }: Visit) => forgotOpened(readNext(search));
