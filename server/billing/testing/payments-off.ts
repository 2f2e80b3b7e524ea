import { vi } from 'vitest';
import { type TestApp, testConfig } from '../../testing.ts';
import { openBilling } from '../open-billing.ts';

/** The billing of an installation without Stripe and without a demonstration. */
export const paymentsOff = ({ db, mailer }: Pick<TestApp, 'db' | 'mailer'>) =>
  openBilling({
    config: { provider: 'off' },
    db,
    mailer,
    publicUrl: testConfig.publicUrl,
    log: { error: vi.fn() },
    sandboxSecret: 'whsec_for_tests',
    personSecret: '',
  });
