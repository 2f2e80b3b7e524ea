export { AccountTabs } from './ui/account-tabs';
