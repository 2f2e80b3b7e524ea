import { accountsOpened } from './model/accounts';

export { AccountsPage as View } from './ui/accounts-page';

export const open = () => accountsOpened();
