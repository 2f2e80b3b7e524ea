import type { Visit } from '@/shared/lib/page';
import { resetOpened } from './model/reset-password';

export { ResetPasswordPage as View } from './ui/reset-password-page';

export const open = ({ search }: Visit) => resetOpened(search);
