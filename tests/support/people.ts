import type { TokenBalance, User } from '@/shared/api/account';

/** A teacher as the API returns it; tests override what they need. */
export const teacher: User = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  guid: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  first_name: 'Amara',
  last_name: 'Okafor',
  full_name: 'Amara Okafor',
  date_of_birth: null,
  email: 'a.okafor@harborview.test',
  email_verified: true,
  email_verified_at: '2026-11-20T09:00:00.000Z',
  onboarding_completed: true,
  role: 'teacher',
  subscribed: true,
  school: null,
  photo_url: null,
  has_password: true,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
};

export const student: User = {
  ...teacher,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
  guid: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
  first_name: 'Jonas',
  last_name: 'Lindqvist',
  full_name: 'Jonas Lindqvist',
  email: 'j.lindqvist@harborview.test',
  role: 'student',
};

export const unverified = (user: User): User => ({ ...user, email_verified: false, email_verified_at: null });

/** The user before onboarding. */
export const onboarding = (user: User): User => ({ ...user, onboarding_completed: false });

export const balance: TokenBalance = {
  available_input_tokens: 900_000,
  available_output_tokens: 790_000,
  used_input_tokens: 600_000,
  used_output_tokens: 710_000,
};

/** The session of a user who has just signed in. */
export const sessionOf = (user: User) => ({
  state: 'signedIn' as const,
  user,
  token: 'token',
  expires: '2026-12-20T09:00:00.000Z',
  balance,
});
