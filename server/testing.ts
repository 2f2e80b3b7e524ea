import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { type NewAccount, type SignedIn, signIn } from '../tests/support/account.ts';
import { ruleEngine } from './engine/rule-engine/rule-engine.ts';
import { createApp, type Dependencies } from './app.ts';
import { type OpenBilling, openBilling } from './billing/open-billing.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Database } from './platform/database/client.ts';
import { openTestDatabase } from './platform/database/testing.ts';
import type { Limits } from './platform/http/limits.ts';
import { createMailer, type Mail, type Mailer } from './platform/mail/mailer.ts';

export type { SignedIn };

export interface TestApp {
  app: FastifyInstance;
  /** A second app over the same database, as a second process would be; the test closes it. */
  openApp(overrides: Partial<Dependencies>): Promise<FastifyInstance>;
  db: Database;
  mailer: Mailer;
  /** The emails since the start of the test; `await mailer.settled()` first. */
  mails: Mail[];
  /** Uses the Stripe sandbox. */
  billing: OpenBilling;
  /** Creates a signed-in account; verified, onboarded and subscribed by default. */
  signIn(account?: NewAccount): Promise<SignedIn>;
}

const unlimited = { max: 1_000_000, seconds: 60 };
export const noLimits: Limits = {
  address: unlimited,
  user: unlimited,
  mailsByAddress: unlimited,
  mailsByEmail: unlimited,
  mailsByEmailPerDay: unlimited,
  mailsBySender: unlimited,
  failedSignInsByAddress: unlimited,
  failedSignInsByEmail: unlimited,
  classCodesByAddress: unlimited,
  classCodesByUser: unlimited,
  classSignInsByCode: unlimited,
  writing: unlimited,
  uploads: unlimited,
  cards: unlimited,
  appeals: unlimited,
  messages: unlimited,
  sharedLinks: unlimited,
  reports: unlimited,
};

export const testConfig: Config = {
  ...readConfig({ DATA_DIR: './.data/test', LOG_LEVEL: 'silent', DEMO: 'off', SERVER_RENDERING: 'on' }),
  billing: { provider: 'sandbox' },
};

/**
 * Opens the app on {@link openTestDatabase}; call it at the top level of a test file. No limits by
 * default.
 */
export async function openTestApp(overrides: Partial<Dependencies> = {}): Promise<TestApp> {
  const { db } = await openTestDatabase();
  const mails: Mail[] = [];
  const mailer = createMailer(
    async (mail) => {
      mails.push(mail);
    },
    { error: (problem: unknown) => console.error(problem) },
    overrides.limits ?? noLimits,
  );
  const billing = openBilling({
    config: testConfig.billing,
    // The rules of credits are tested with students, who have a limit.
    soldTo: ['teacher', 'student'],
    db,
    mailer,
    publicUrl: testConfig.publicUrl,
    log: { error: (problem: unknown) => console.error(problem) },
    sandboxSecret: 'whsec_for_tests',
    personSecret: 'a secret for tests',
  });
  const openApp = (others: Partial<Dependencies>) =>
    createApp({
      config: testConfig,
      db,
      mailer,
      billing,
      linkSecret: 'test-secret',
      engine: ruleEngine({ pause: 0 }),
      limits: noLimits,
      pace: null,
      // The tests must not depend on whether the client is built.
      clientFolder: 'no-client',
      ...overrides,
      ...others,
    });
  const app = await openApp({});
  beforeEach(() => {
    mails.length = 0;
  });
  // Waits for background writes, because the next test empties the database.
  afterEach(async () => {
    await billing.sandbox?.settled();
    await mailer.settled();
  });
  afterAll(() => app.close());
  return { app, openApp, db, mailer, mails, billing, signIn: (account) => signIn(db, account) };
}
