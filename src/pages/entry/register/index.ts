export { registerOpened } from './model/register';
export { RegisterPage } from './ui/register-page';
