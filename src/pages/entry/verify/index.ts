import { verifyOpened } from './model/verify';

export { VerifyPage as View } from './ui/verify-page';

export const open = () => verifyOpened();
