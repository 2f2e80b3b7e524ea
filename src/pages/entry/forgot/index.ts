export { forgotOpened } from './model/forgot';
export { ForgotPage } from './ui/forgot-page';
