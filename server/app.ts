import type { FastifyInstance } from 'fastify';
import { TERMS_VERSION } from './accounts/consents/consents.ts';
import { accounts } from './accounts/plugin.ts';
import type { AccountCreated } from './accounts/registration/create-account.ts';
import { signInStarter } from './accounts/second-factor/sign-in-challenge.ts';
import { knownDevices } from './accounts/sessions/known-devices.ts';
import { securitySchemes } from './accounts/sessions/schemes.ts';
import { sessionStarter } from './accounts/sessions/start-session.ts';
import { googleGuest } from './accounts/sign-in/google/google-guest.ts';
import { administration } from './administration/plugin.ts';
import { balanceOf, grant, WELCOME_TOKENS } from './billing/credits/credits.ts';
import { deleteCustomer } from './billing/customers/delete-customer.ts';
import { updateCustomerEmail } from './billing/customers/update-email.ts';
import { giveEveryone, planOf } from './billing/grants/grants.ts';
import type { OpenBilling } from './billing/open-billing.ts';
import { billingArea } from './billing/plugin.ts';
import { stripeContent } from './billing/stripe/content-security.ts';
import { demoAccounts } from './demo/accounts.ts';
import { cancelAllBatches } from './documents/batches/cancel-batches.ts';
import { openWriting, type WritingOptions } from './documents/open-writing.ts';
import { documents } from './documents/plugin.ts';
import { allowedLinks, type LinkRules } from './documents/sources/links/link-rules.ts';
import type { Engine } from './engine/port/engine.ts';
import { personalTables } from './personal-tables.ts';
import type { Config } from './platform/config.ts';
import { alwaysAvailable, type Availability } from './platform/database/availability.ts';
import type { Database } from './platform/database/client.ts';
import { reportHandlers } from './platform/error-reports/handlers.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { trackedStore } from './platform/files/tracked-store.ts';
import { collectHandlers, mountContract } from './platform/http/contract.ts';
import { healthRoutes } from './platform/http/health.ts';
import { type Limits, rateLimits, standardLimits } from './platform/http/limits.ts';
import { openServer, type ServerOptions } from './platform/http/open-server.ts';
import { signInAttempts } from './platform/http/sign-in-attempts.ts';
import { type JobOptions, openJobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { listCover } from './school/classes/classes/class-cover.ts';
import { invitedAddressProof } from './school/classes/invitations/invited-address.ts';
import { findProgress } from './school/classes/onboarding/progress.ts';
import { formOffers } from './school/people/roster/form-offers.ts';
import { rosterNames } from './school/people/roster/roster-names.ts';
import { school } from './school/plugin.ts';
import { moveToTrash } from './school/classes/removals/removals.ts';
import { removeSchoolFilesOf, schoolTrash } from './school/school-trash.ts';
import { storageHandlers, storageReserver } from './storage.ts';

export interface Dependencies extends ServerOptions, WritingOptions {
  config: Config;
  db: Database;
  availability?: Availability;
  mailer: Mailer;
  billing: OpenBilling;
  /** Signs the links in emails. */
  linkSecret: string;
  /** Writes the documents. */
  engine: Engine;
  /** Replaces the pace of the jobs; null if none runs at its times. */
  pace?: JobOptions['pace'];
  /** Replaces rules for downloads of web pages. */
  links?: Partial<LinkRules>;
  limits?: Limits;
}

/**
 * Builds the whole server without opening a port. Each area is a plugin; what a lower area needs of a
 * higher one is a function that it gets here.
 */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, db, mailer, billing, linkSecret } = dependencies;
  const { availability = alwaysAvailable, limits = standardLimits } = dependencies;
  await giveEveryone(db, config.everyoneHas);
  const guests = [
    ...(config.billing.provider === 'stripe' ? [stripeContent] : []),
    ...(config.google ? [googleGuest] : []),
  ];
  const app = await openServer(config, guests, dependencies);
  healthRoutes(app, db, availability);
  if (config.outbox) outboxPage(app, config.dataDir);

  const handlers = collectHandlers(app);
  const authenticate = securitySchemes(app, db, config);
  const links = { publicUrl: config.publicUrl, linkSecret };
  const reserve = storageReserver(config.storage);
  const files = { ...trackedStore(db, openFileStore(config)), reserve };
  const namesOf = (userId: string) => rosterNames(db, userId);
  const alone = config.databaseUrl === undefined;
  openJobs(app, { db, log: app.log, alone, availability, pace: dependencies.pace });
  const writing = openWriting(app, { ...dependencies, alone, namesOf });

  const accountCreated: AccountCreated = (tx, userId) => grant(tx, userId, 'welcome', WELCOME_TOKENS);
  app.handle(reportHandlers);
  app.handle(storageHandlers(db, config.storage));
  await app.register(accounts, {
    config,
    db,
    mailer,
    files,
    links,
    limits,
    settings: {
      demo_accounts: config.demo ? demoAccounts : [],
      outbox: config.outbox,
      engine: config.ai.provider === 'built-in' ? 'built-in' : 'model',
      google_client_id: config.google?.clientId ?? null,
      billing: billing.settings,
      everyone_has: config.everyoneHas === undefined ? null : planOf(config.everyoneHas).name,
      terms: { version: TERMS_VERSION, operator: config.operator },
    },
    personalTables,
    balanceOf,
    accountCreated,
    provesAddress: invitedAddressProof(linkSecret),
    emailChanged: (change) => updateCustomerEmail(billing, change),
    beforeDeletion: [
      (userId) => removeSchoolFilesOf(db, files, userId),
      (userId) => cancelAllBatches(writing.generations, userId),
      (userId) => writing.generations.stopAll(userId),
      (userId) => deleteCustomer(billing, userId),
    ],
  });
  await app.register(billingArea, {
    billing,
    controls: config.demo !== false,
    limits,
    coverOf: (id) => listCover(db, id),
  });
  await app.register(documents, {
    ...writing,
    config,
    db,
    reserve,
    links,
    linkRules: dependencies.links,
    namesOf,
    teachingOf: (userId) => findProgress(db, userId),
    offersTo: (userId, asked) => formOffers(db, userId, asked),
    otherTrash: schoolTrash(db, files),
    moveToTrash,
  });
  const startSession = sessionStarter({
    db,
    linkSecret,
    sessions: config.sessions,
    devices: knownDevices(linkSecret),
    balanceOf,
  });
  await app.register(school, {
    ...writing,
    db,
    mailer,
    files,
    links,
    downloads: allowedLinks(config.sourceLinks, dependencies.links),
    accountCreated,
    attemptSignIn: signInAttempts(app, limits),
    startSignIn: signInStarter(db, links.publicUrl, startSession),
  });
  await app.register(administration, { db, mailer, links, administrators: config.administrators });
  await mountContract(app, { handlers, availability, authenticate, guards: rateLimits(app, limits) });

  await writing.generations.start(app.jobs);
  await writing.batches.start();
  app.addHook('onClose', () => mailer.settled());
  return app;
}
