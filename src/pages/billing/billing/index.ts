export { billingOpened } from './model/billing';
export { BillingPage } from './ui/billing-page';
