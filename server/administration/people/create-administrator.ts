import { eq } from 'drizzle-orm';
import { claimEmail, deleteUnverified, lockEmail } from '../../accounts/email/claim-email.ts';
import { makeResetLink } from '../../accounts/password-change/reset-password.ts';
import { type AccountCreated, addAccount } from '../../accounts/registration/create-account.ts';
import { normalEmail } from '../../accounts/users/account.ts';
import { findByEmail } from '../../accounts/users/find-by-email.ts';
import { rejectHiddenName } from '../../accounts/users/person-name.ts';
import { users } from '../../accounts/users/tables.ts';
import { record } from '../log/log.ts';
import { type Administrator, appointAdministrator, type Office } from './acts.ts';

interface Newcomer {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Makes the verified owner of an address an administrator, or creates a verified account and returns a link that sets
 * its password. Unverified registrations of the address prove nothing and are deleted.
 */
export async function createAdministrator(
  office: Office & { accountCreated: AccountCreated },
  by: Administrator,
  { firstName, lastName, ...newcomer }: Newcomer,
): Promise<{ link: string; minutes: number } | null> {
  const { db, links, accountCreated } = office;
  const email = normalEmail(newcomer.email);
  rejectHiddenName(firstName, 'first-name');
  rejectHiddenName(lastName, 'last-name');
  const { owner } = await findByEmail(db, email);
  if (owner !== undefined) {
    await appointAdministrator(office, by, owner.id);
    return null;
  }
  return db.transaction(async (tx) => {
    await lockEmail(tx, email);
    await deleteUnverified(tx, eq(users.email, email));
    const account = { firstName, lastName, email, role: 'teacher' as const, isAdministrator: true };
    const id = await addAccount(tx, account, accountCreated);
    await claimEmail(tx, id, email);
    await record(tx, { by: by.name, action: 'administrator_created', subject: email });
    return makeResetLink(tx, id, links);
  });
}
