import { fileURLToPath } from 'node:url';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { accountHandlers } from './accounts/handlers.ts';
import {
  deleteSuperseded,
  scheduleSuperseded,
  type SupersededNeeds,
} from './accounts/deletion/delete-superseded.ts';
import type { Engine } from './engine/port/engine.ts';
import { authentication } from './accounts/sessions/authentication.ts';
import { googleGuest } from './accounts/sign-in/google/google-guest.ts';
import { googleTokens } from './accounts/sign-in/google/id-token.ts';
import { administration } from './accounts/sessions/administration.ts';
import { verification } from './accounts/sessions/verification.ts';
import { balanceOf, grant, WELCOME_TOKENS } from './billing/credits/credits.ts';
import { updateCustomerEmail } from './billing/customers/update-email.ts';
import { deleteCustomer } from './billing/customers/delete-customer.ts';
import { billingHandlers } from './billing/handlers.ts';
import type { OpenBilling } from './billing/open-billing.ts';
import { startBilling } from './billing/start-billing.ts';
import { stripeContent } from './billing/stripe/content-security.ts';
import { assignmentHandlers } from './school/work/assignments/handlers.ts';
import { groupHandlers } from './school/work/groups/handlers.ts';
import { removeSchoolFilesOf, schoolTrash } from './school/school-trash.ts';
import { highlightHandlers } from './school/lessons/lesson-highlights/handlers.ts';
import { lessonHandlers } from './school/lessons/lessons/handlers.ts';
import { studentLessonHandlers } from './school/lessons/student-lessons/handlers.ts';
import { classCopyHandlers } from './school/lessons/class-copies/handlers.ts';
import { classHandlers } from './school/classes/classes/handlers.ts';
import { markingHandlers } from './school/marking/marking/handlers.ts';
import { suggestionHandlers } from './school/marking/suggestions/handlers.ts';
import { quizHandlers } from './school/work/quizzes/handlers.ts';
import { studentWorkHandlers } from './school/marking/student-work/handlers.ts';
import { submissionHandlers } from './school/work/submissions/handlers.ts';
import type { Config } from './platform/config.ts';
import { alwaysAvailable, type Availability } from './platform/database/availability.ts';
import type { Database } from './platform/database/client.ts';
import { demoAccounts } from './demo/accounts.ts';
import { readBuiltClient } from './platform/http/client/built-client.ts';
import { serveClient } from './platform/http/client/serve-client.ts';
import {
  connectionOptions,
  dropUnusedConnections,
  type ConnectionRules,
  limitConnections,
  standardConnections,
} from './platform/http/connections.ts';
import { actionHandlers } from './documents/actions/handlers.ts';
import { archiveHandlers } from './documents/archive/handlers.ts';
import { appealHandlers } from './documents/appeals/handlers.ts';
import { Batches } from './documents/batches/batches.ts';
import { cancelAllBatches } from './documents/batches/cancel-batches.ts';
import { batchHandlers } from './documents/batches/handlers.ts';
import { exportHandlers } from './documents/exports/handlers.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { type JobOptions, openJobs } from './platform/jobs/jobs.ts';
import { Generations, type GenerationOptions } from './documents/generations/generations.ts';
import { generationHandlers } from './documents/generations/handlers.ts';
import { schedulePurge } from './documents/purge-job.ts';
import { type Contacts, createContacts } from './accounts/mailing-list/contacts.ts';
import { mountContract } from './platform/http/contract.ts';
import { answerErrors, sendError } from './platform/http/errors.ts';
import type { Handlers } from './platform/http/handler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { countRequests, type Limits, rateLimits, standardLimits } from './platform/http/limits.ts';
import { logging, logRequests, type LogOptions } from './platform/http/logging.ts';
import { readSecretCookies } from './platform/http/secret-cookies.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { type AttemptSignIn, signInAttempts } from './platform/http/sign-in-attempts.ts';
import { announcementHandlers } from './school/classes/announcements/handlers.ts';
import { importHandlers } from './school/classes/imports/handlers.ts';
import { studentHandlers } from './school/classes/students/handlers.ts';
import { profileHandlers } from './school/people/student-profiles/handlers.ts';
import { notificationHandlers } from './school/news/notifications/handlers.ts';
import { invitationHandlers } from './school/classes/invitations/handlers.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { outboxPage } from './platform/mail/outbox-page.ts';
import { startSchoolJobs } from './school/school-jobs.ts';
import { joiningHandlers } from './school/classes/joining/handlers.ts';
import { classCounters } from './school/class-counters.ts';
import { onboardingHandlers } from './school/classes/onboarding/handlers.ts';
import { personalTables } from './personal-tables.ts';
import { Problem } from './platform/problem.ts';
import { reportHandlers } from './platform/error-reports/handlers.ts';
import { maskedEngine } from './engine/masking/masked-engine.ts';
import { recordedEngine } from './documents/sent-requests/recorded-engine.ts';
import { requestLog } from './documents/sent-requests/request-log.ts';
import { formOffers } from './school/people/roster/form-offers.ts';
import { rosterNames } from './school/people/roster/roster-names.ts';
import { draftHandlers } from './documents/drafts/handlers.ts';
import { sentRequestHandlers } from './documents/sent-requests/handlers.ts';
import { shareHandlers } from './documents/shares/handlers.ts';
import { sourceHandlers } from './documents/sources/handlers.ts';
import { allowedLinks, type LinkRules } from './documents/sources/links/link-rules.ts';
import { standardHandlers } from './documents/standards/handlers.ts';
import { templateHandlers } from './documents/catalogue/handlers.ts';
import { ownTemplateHandlers } from './documents/catalogue/own-template-handlers.ts';
import { findProgress } from './school/classes/onboarding/progress.ts';
import { usageHandlers } from './documents/usage/handlers.ts';

const builtClientFolder = fileURLToPath(new URL('../dist', import.meta.url));
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

export interface Dependencies {
  config: Config;
  db: Database;
  availability?: Availability;
  mailer: Mailer;
  billing: OpenBilling;
  /** Signs the links in emails. */
  linkSecret: string;
  /** Writes the documents. */
  engine: Engine;
  batchLanes?: number;
  /** Replaces the pace of the jobs; null if none runs at its times. */
  pace?: JobOptions['pace'];
  /** Replaces rules for downloads of web pages. */
  links?: Partial<LinkRules>;
  writing?: Omit<GenerationOptions, 'db' | 'engine' | 'engineOf' | 'log' | 'alone'>;
  log?: LogOptions;
  limits?: Limits;
  connections?: ConnectionRules;
  /** The folder of the built client. */
  clientFolder?: string;
}

/** Builds the whole server without opening a port: routes, rules and errors. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config, db, mailer } = deps;
  const connections = deps.connections ?? standardConnections;
  const availability = deps.availability ?? alwaysAvailable;
  const app = Fastify({
    ...logging(deps.log ?? { level: config.logLevel }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    ...connectionOptions(connections),
  });

  limitConnections(app, connections);
  dropUnusedConnections(app);
  app.removeContentTypeParser('text/plain');
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10 } });
  answerErrors(app);
  logRequests(app);
  await readSecretCookies(app, config.publicUrl);
  const client = readBuiltClient(deps.clientFolder ?? builtClientFolder);
  securityHeaders(app, config.publicUrl, client?.inlineScripts, [
    ...(config.billing.provider === 'stripe' ? [stripeContent] : []),
    ...(config.google ? [googleGuest] : []),
  ]);
  if (client) await serveClient(app, client, { rendering: config.serverRendering });
  else app.setNotFoundHandler(async () => Promise.reject(new Problem('not_found')));
  healthRoutes(app, db, availability);
  if (config.outbox) outboxPage(app, config.dataDir);

  const authenticate = authentication(app, db, config.sessions.inCookie);
  const limits = deps.limits ?? standardLimits;
  await countRequests(app);
  const alone = config.databaseUrl === undefined;
  const jobs = openJobs(app, { db, log: app.log, alone, availability, pace: deps.pace });
  const generations = new Generations({
    db,
    engine: deps.engine,
    engineOf: (run) =>
      recordedEngine(
        maskedEngine(deps.engine, () => rosterNames(db, run.userId)),
        requestLog(db, run, app.log),
      ),
    log: app.log,
    alone,
    ...deps.writing,
  });
  const batches = new Batches({ generations, jobs, log: app.log, lanes: deps.batchLanes });
  // Before the connections close, so that readers of a document receive its end, on which its batch waits.
  app.addHook('preClose', async () => void (await Promise.all([jobs.close(), generations.close()])));
  const contacts = createContacts(config.getResponse, app.log);
  const files = openFileStore(config);
  const deletion: SupersededNeeds = {
    db,
    files,
    beforeDeletion: [
      (userId) => removeSchoolFilesOf(db, files, userId),
      (userId) => cancelAllBatches(generations, userId),
      (userId) => generations.stopAll(userId),
      (userId) => deleteCustomer(deps.billing, userId),
    ],
    log: app.log,
  };
  scheduleSuperseded(app, deletion);
  schedulePurge(app, db, schoolTrash(db, files));
  startSchoolJobs(app, { db, mailer, links: { publicUrl: config.publicUrl, linkSecret: deps.linkSecret } });
  const handlers = assembleHandlers(
    deps,
    generations,
    batches,
    contacts,
    signInAttempts(app, limits),
    deletion,
  );
  await mountContract(app, {
    handlers,
    availability,
    authenticate: {
      bearer: authenticate,
      verified: verification(authenticate),
      administrator: administration(config.administrators, authenticate),
    },
    guards: rateLimits(app, limits),
  });
  await startBilling(app, deps.billing, { controls: config.demo, limit: limits.address });
  await generations.start(jobs);
  await batches.start();

  app.addHook('onClose', () => mailer.settled());
  app.addHook('onClose', () => contacts.settled());
  return app;
}

function assembleHandlers(
  { config, db, mailer, billing, linkSecret, links: linkRules }: Dependencies,
  generations: Generations,
  batches: Batches,
  contacts: Contacts,
  attemptSignIn: AttemptSignIn,
  deletion: SupersededNeeds,
): Handlers {
  const links = { publicUrl: config.publicUrl, linkSecret };
  const counters = classCounters(db);
  return {
    ...accountHandlers({
      db,
      mailer,
      files: deletion.files,
      contacts,
      attemptSignIn,
      links,
      settings: {
        demo_accounts: config.demo ? demoAccounts : [],
        outbox: config.outbox,
        engine: config.ai.provider === 'built-in' ? 'built-in' : 'model',
        google_client_id: config.google?.clientId ?? null,
        billing: billing.settings,
      },
      sessions: config.sessions,
      administrators: config.administrators,
      readIdToken: config.google && googleTokens(config.google),
      personalTables,
      balanceOf,
      accountCreated: (tx, userId) => grant(tx, userId, 'welcome', WELCOME_TOKENS),
      emailChanged: (change) => updateCustomerEmail(billing, change),
      beforeDeletion: deletion.beforeDeletion,
      emailClaimed: (email) => deleteSuperseded(deletion, email),
    }),
    ...reportHandlers,
    ...onboardingHandlers({ db, mailer, links }),
    ...classHandlers({ db, counters }),
    ...classCopyHandlers({ db, files: deletion.files, counters }),
    ...joiningHandlers({ db }),
    ...invitationHandlers({ db, mailer, links }),
    ...studentHandlers({ db }),
    ...profileHandlers({ db, links }),
    ...importHandlers({ db, mailer, links }),
    ...announcementHandlers({ db }),
    ...lessonHandlers({ db, files: deletion.files, links }),
    ...studentLessonHandlers({ db, links }),
    ...highlightHandlers({ db }),
    ...notificationHandlers({ db, linkSecret }),
    ...assignmentHandlers({ db, files: deletion.files, linkSecret }),
    ...groupHandlers({ db }),
    ...submissionHandlers({ db, files: deletion.files, linkSecret }),
    ...quizHandlers({ db }),
    ...markingHandlers({ db }),
    ...suggestionHandlers(generations, batches),
    ...studentWorkHandlers({ db, linkSecret }),
    ...templateHandlers({
      db,
      engine: generations.runner.engine,
      teachingOf: (userId) => findProgress(db, userId),
      offersTo: (userId, asked) => formOffers(db, userId, asked),
      allowsLinks: config.sourceLinks,
    }),
    ...ownTemplateHandlers({ db, namesOf: (userId) => rosterNames(db, userId) }),
    ...generationHandlers(generations),
    ...actionHandlers(generations),
    ...shareHandlers({ db, links, namesOf: (userId) => rosterNames(db, userId) }),
    ...batchHandlers(generations, batches),
    ...exportHandlers(generations),
    ...archiveHandlers({ db }),
    ...appealHandlers({ db }),
    ...sentRequestHandlers({ db }),
    ...draftHandlers({ db }),
    ...sourceHandlers({ db, links: allowedLinks(config.sourceLinks, linkRules) }),
    ...standardHandlers,
    ...billingHandlers(billing),
    ...usageHandlers({ db }),
  };
}
