import type { Role } from '@/shared/api';

/** The billing page of a role. */
export const billingPath = (role: Role): string =>
  role === 'student' ? '/students/accounts/billing' : '/teacher/accounts/billing';
