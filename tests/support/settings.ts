import type { Settings } from '@/shared/api/auth';

/** The public settings of an unconfigured installation; tests override what they need. */
export const settings: Settings = {
  demo_accounts: [],
  outbox: true,
  engine: 'built-in',
  google_client_id: null,
  billing: { provider: 'sandbox', publishable_key: null },
  everyone_has: null,
};
