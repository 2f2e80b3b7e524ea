import { existsSync } from 'node:fs';
import process from 'node:process';
import { openModel } from './ai/open-model.ts';
import { openBilling } from './billing/open-billing.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Connection, openConnection } from './database/client.ts';
import { readSecret } from './database/secrets.ts';
import { makeSampleSchool } from './demo/sample-school.ts';
import { createMailer, deliveryOf } from './mail/mailer.ts';
import { stopOnSignals } from './stop.ts';

async function serve(config: Config, connection: Connection): Promise<void> {
  const { db } = connection;
  await connection.migrate();
  const log = { error: (details: object, message: string) => app.log.error(details, message) };
  const mailer = createMailer(deliveryOf(config), log);
  const billing = openBilling({
    config: config.billing,
    db,
    mailer,
    publicUrl: config.publicUrl,
    log,
    sandboxSecret: await readSecret(db, 'sandbox'),
  });
  const app = await createApp({
    config,
    db,
    mailer,
    billing,
    linkSecret: await readSecret(db, 'links'),
    model: await openModel(config.ai),
  });
  app.addHook('onClose', () => connection.close());
  stopOnSignals(app);
  if (config.demo) await makeSampleSchool(db, billing, app.log);
  await app.listen({ port: config.port, host: config.host });
  if (config.demo) {
    console.log('Demonstration is on: accounts with a published password, and every mail on /outbox.');
  }
  console.log(`Lectern is ready on ${config.publicUrl}`);
}

/** What a person can mend is said in a sentence; anything else brings its stack. */
function refuseStart(error: unknown): void {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) console.error('The port is in use by another program; set another PORT.');
  else console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

try {
  if (existsSync('.env')) process.loadEnvFile();
  const config = readConfig(process.env);
  const connection = await openConnection(config);
  await serve(config, connection).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
} catch (error) {
  refuseStart(error);
}
