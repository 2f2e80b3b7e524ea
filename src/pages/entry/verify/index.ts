export { verifyOpened } from './model/verify';
export { VerifyPage } from './ui/verify-page';
