/** A reserved domain (RFC 2606), which can receive nothing. */
const DOMAIN = '@no-email.invalid';

/** Stands in the place of the address of an account that has none. */
export const withoutAddress = (userId: string): string => `${userId}${DOMAIN}`;

export const hasAddress = (email: string): boolean => !email.endsWith(DOMAIN);

/** The address as people see it: empty for an account without one. */
export const shownAddress = (email: string): string => (hasAddress(email) ? email : '');
