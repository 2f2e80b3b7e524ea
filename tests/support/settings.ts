import type { Settings } from '@/shared/api/auth';

/** The public settings of an unconfigured installation; tests override what they need. */
export const settings: Settings = {
  demo_accounts: [],
  outbox: true,
  engine: 'built-in',
  google_client_id: null,
  terms: {
    version: '2026-11-29',
    operator: {
      name: 'Harborview School',
      address: '12 Harbour Road, Bristol',
      email: 'office@harborview.test',
    },
  },
  billing: { provider: 'sandbox', publishable_key: null },
  everyone_has: null,
};
