export { linkOpened } from './model/verify-email';
export { VerifyEmailPage } from './ui/verify-email-page';
