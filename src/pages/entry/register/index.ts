import { readNext, type Visit } from '@/shared/lib/navigation';
import { registerOpened } from './model/register';

export { RegisterPage as View } from './ui/register-page';

export const open = ({ search }: Visit) => registerOpened(readNext(search));
