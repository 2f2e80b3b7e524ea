import type { Account } from './account.ts';

/** An administrator was appointed, or is the verified owner of one of the addresses. */
export const isAdministrator = (
  {
    email,
    emailVerifiedAt,
    isAdministrator: isAppointed,
  }: Pick<Account, 'email' | 'emailVerifiedAt' | 'isAdministrator'>,
  administrators: readonly string[],
): boolean => emailVerifiedAt !== null && (isAppointed || administrators.includes(email));
