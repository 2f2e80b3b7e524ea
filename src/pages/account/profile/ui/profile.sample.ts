import type { AccountSession } from '@/shared/api/account';
import type { SecondFactor } from '@/shared/api/second-factor';
import { teacher } from '../../../../../tests/support/people';

/** A teacher with a complete profile. */
export const schooled = {
  ...teacher,
  date_of_birth: '1985-12-10',
  school: { id: 1, name: 'Harborview School', school_year: '2026', unit: 'Science', section: null },
};

const opened = (id: number, device: string, last_used_at: string, current = false): AccountSession => ({
  id: `0192f0c1-7a54-7d3e-9d6c-00000000000${id}`,
  device,
  created_at: '2026-11-02T07:50:00.000Z',
  last_used_at,
  expires_at: '2026-12-02T07:50:00.000Z',
  current,
});

export const openSessions: readonly AccountSession[] = [
  opened(1, 'Chrome on Windows', '2026-11-20T09:30:00.000Z', true),
  opened(2, 'Safari on iPhone', '2026-11-20T07:12:00.000Z'),
  opened(3, 'Firefox on Linux', '2026-11-13T15:40:00.000Z'),
];

export const factorsOff: SecondFactor = {
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  required: false,
  session_verified: false,
};

export const factorsOn: SecondFactor = {
  ...factorsOff,
  authenticator: { added_at: '2026-11-02T07:50:00.000Z', last_used_at: '2026-11-20T07:12:00.000Z' },
  passkeys: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-000000000011',
      name: 'Laptop',
      added_at: '2026-11-13T15:40:00.000Z',
      last_used_at: null,
    },
  ],
  recovery_codes_left: 10,
  session_verified: true,
};
