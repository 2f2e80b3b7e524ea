import { loginOpened } from './model/login';

export { LoginPage as View } from './ui/login-page';

export const open = () => loginOpened();
