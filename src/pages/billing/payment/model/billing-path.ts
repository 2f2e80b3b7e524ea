import type { Role } from '@/shared/api';

/** Where a role sees to its plan and its cards. */
export const billingPath = (role: Role): string =>
  role === 'student' ? '/students/accounts/billing' : '/teacher/accounts/billing';
