export { linkOpened } from './model/guardian';
export { GuardianPage } from './ui/guardian-page';
