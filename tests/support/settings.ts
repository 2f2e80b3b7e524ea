import type { Settings } from '@/shared/api/auth';

/** What an installation with nothing configured says of itself; a test changes what it is about. */
export const settings: Settings = {
  demo_accounts: [],
  outbox: true,
  engine: 'built-in',
  google_client_id: null,
  billing: { provider: 'sandbox', publishable_key: null },
};
