import { billingOpened } from './model/billing';

export { BillingPage as View } from './ui/billing-page';

export const open = () => billingOpened();
