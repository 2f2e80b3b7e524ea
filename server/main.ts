import { existsSync } from 'node:fs';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { openEngine } from './engine/open-engine.ts';
import { openBilling } from './billing/open-billing.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { type Connection, openConnection } from './platform/database/client.ts';
import { readSecret } from './platform/database/secrets.ts';
import { createSampleSchool } from './demo/sample-school.ts';
import { createMailer, deliveryOf } from './platform/mail/mailer.ts';
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
    engine: await openEngine(config.ai),
  });
  app.addHook('onClose', () => connection.close());
  stopOnSignals(app);
  if (config.demo) await createSampleSchool(db, billing, app.log);
  await listen(app, config);
  if (config.demo) {
    console.log(
      'Demo mode is on: the demo accounts have a published password, and all emails are on /outbox.',
    );
  }
  console.log(`Lectern is ready on ${config.publicUrl}`);
}

/** Messages by the error code of a failed listen. */
const listenErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program; set another PORT.',
  EACCES: 'This user may not open the port; set a PORT above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
};

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ConfigError(listenErrors[code] ?? `The port cannot be opened: ${String(error)}`);
  }
}

function loadSettings(): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    throw new ConfigError('The file .env cannot be read.');
  }
}

/** A configuration error needs only its message; any other error needs its stack. */
function reportStartError(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}

try {
  loadSettings();
  const config = readConfig(process.env);
  const connection = await openConnection(config);
  await serve(config, connection).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
} catch (error) {
  reportStartError(error);
}
