import { forgotOpened } from './model/forgot';

export { ForgotPage as View } from './ui/forgot-page';

export const open = () => forgotOpened();
