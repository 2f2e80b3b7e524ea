import { cardOpened } from './model/card-login';

export { CardLoginPage as View } from './ui/card-login-page';

export const open = () => cardOpened();
