import type { Account } from './account.ts';

/** An administrator is the verified owner of one of the addresses. */
export const isAdministrator = (
  { email, emailVerifiedAt }: Pick<Account, 'email' | 'emailVerifiedAt'>,
  administrators: readonly string[],
): boolean => emailVerifiedAt !== null && administrators.includes(email);
