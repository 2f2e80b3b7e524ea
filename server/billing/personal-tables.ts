import type { PersonalTables } from '../accounts/data-export/personal-tables.ts';
import { balances, ledger, returnedPayments } from './credits/tables.ts';
import { billingCustomers } from './customers/tables.ts';
import { grantedPlans } from './grants/tables.ts';
import { usedOffers } from './offers/tables.ts';
import { subscriptionClaims, subscriptions } from './subscriptions/tables.ts';

export const billingTables: PersonalTables = {
  balance: { table: balances, of: balances.userId },
  ledger: { table: ledger, of: ledger.userId },
  returned_payments: { table: returnedPayments, of: returnedPayments.userId },
  billing_customer: { table: billingCustomers, of: billingCustomers.userId },
  used_offers: { table: usedOffers, of: usedOffers.userId },
  granted_plan: { table: grantedPlans, of: grantedPlans.userId },
  subscriptions: { table: subscriptions, of: subscriptions.userId },
  subscribing: { table: subscriptionClaims, of: subscriptionClaims.userId },
};
