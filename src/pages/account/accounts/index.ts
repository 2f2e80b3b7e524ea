export { accountsOpened } from './model/accounts';
export { AccountsPage } from './ui/accounts-page';
