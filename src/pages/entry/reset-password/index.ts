export { resetOpened } from './model/reset-password';
export { ResetPasswordPage } from './ui/reset-password-page';
