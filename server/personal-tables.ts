import { accountTables, type PersonalTables } from './accounts/data-export/personal-tables.ts';
import { billingTables } from './billing/personal-tables.ts';
import { documentTables } from './documents/personal-tables.ts';
import { schoolTables } from './school/personal-tables.ts';

/**
 * Every table with rows about a user: the account export reads them all, and a test compares this
 * list with the tables.
 */
export const personalTables: PersonalTables = {
  ...accountTables,
  ...schoolTables,
  ...billingTables,
  ...documentTables,
};
