import { registerOpened } from './model/register';

export { RegisterPage as View } from './ui/register-page';

export const open = () => registerOpened();
