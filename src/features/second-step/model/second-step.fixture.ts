import type { Challenge } from './challenge';

export const passkeyOptions = {
  challenge: 'to-sign',
  rpId: 'lectern.test',
  allowCredentials: [{ id: 'key', type: 'public-key' as const }],
  userVerification: 'preferred' as const,
};

/** A sign-in that every method can complete. */
export const challenged: Challenge = {
  challenge: 'challenge',
  methods: ['authenticator', 'passkey', 'recovery_code'],
  passkey_options: passkeyOptions,
  expires_at: '2026-11-22T09:10:00.000Z',
};
