import { classLoginOpened } from './model/class-login';

export { ClassLoginPage as View } from './ui/class-login-page';

export const open = () => classLoginOpened();
