import type { FastifyInstance } from 'fastify';
import { createApp } from '../../server/app.ts';
import { openBilling } from '../../server/billing/open-billing.ts';
import type { Engine } from '../../server/engine/port/engine.ts';
import { readConfig } from '../../server/platform/config.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { standardLimits } from '../../server/platform/http/limits.ts';
import { createMailer } from '../../server/platform/mail/mailer.ts';
import { signIn } from '../../tests/support/account.ts';

type Audience = 'teacher' | 'student';

export interface EvalApp {
  app: FastifyInstance;
  /** The headers of a subscribed user. */
  headersOf(audience: Audience): { authorization: string };
}

const unlimited = { max: 1_000_000, seconds: 60 };

/** The real server without a port, with users who may generate any number of documents. */
export async function openEvalApp(db: Database, engine: Engine): Promise<EvalApp> {
  const config = readConfig({ DATA_DIR: './.data/eval', LOG_LEVEL: 'silent', DEMO: 'off' });
  const log = { error: (problem: unknown) => console.error(problem) };
  const limits = { ...standardLimits, address: unlimited, user: unlimited, writing: unlimited };
  const mailer = createMailer(async () => {}, log, limits);
  const billing = openBilling({
    config: config.billing,
    db,
    mailer,
    publicUrl: config.publicUrl,
    log,
    sandboxSecret: 'unused',
    personSecret: 'unused',
  });
  const app = await createApp({
    config,
    db,
    mailer,
    billing,
    linkSecret: 'unused',
    engine,
    limits,
    clientFolder: 'no-client',
  });
  const users = {
    teacher: await signIn(db, { role: 'teacher' }),
    student: await signIn(db, { role: 'student' }),
  };
  return { app, headersOf: (audience) => users[audience].headers };
}
