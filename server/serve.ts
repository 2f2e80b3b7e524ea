import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { openBilling } from './billing/open-billing.ts';
import { createSampleSchool } from './demo/sample-school.ts';
import type { BookCatalogue } from './documents/books/book-catalogue.ts';
import { readCatalogue } from './documents/books/read-catalogue.ts';
import { standardRetryPolicy } from './documents/generations/run/retry-policy.ts';
import { findModelServers, openEngine } from './engine/open-engine.ts';
import { storedDialects } from './engine/providers/dialect-memory.ts';
import type { Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { type Connection, openConnection } from './platform/database/client.ts';
import { readSecret } from './platform/database/secrets.ts';
import { standardLimits } from './platform/http/limits.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { deliveryOf } from './platform/mail/delivery.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { describeStandIns } from './stand-ins.ts';
import { stopOnSignals } from './stop.ts';

/** Opens the database and listens; throws a {@link ConfigError} for what the operator can mend. */
export async function serve(config: Config): Promise<void> {
  const { bookCatalogue } = config;
  const books = bookCatalogue === undefined ? undefined : await readCatalogue(bookCatalogue);
  const connection = await openConnection(config);
  await listenWith(config, connection, books).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
}

async function listenWith(config: Config, connection: Connection, books?: BookCatalogue): Promise<void> {
  const { db } = connection;
  const log = { error: (details: object, message: string) => app.log.error(details, message) };
  await connection.migrate();
  const engine = await openEngine(config.ai, storedDialects(db, log));
  const mailer = createMailer(deliveryOf(config), log, standardLimits);
  const billing = openBilling({
    config: config.billing,
    db,
    mailer,
    publicUrl: config.publicUrl,
    log,
    sandboxSecret: await readSecret(db, 'sandbox'),
    personSecret: await readSecret(db, 'persons'),
  });
  const app = await createApp({
    config,
    db,
    availability: connection.watch(),
    mailer,
    billing,
    linkSecret: await readSecret(db, 'links'),
    engine,
    writing: {
      retryPolicy: { ...standardRetryPolicy, firstTokenTimeout: config.firstTokenSeconds * 1000 },
      references: { ...(books && { books }) },
    },
  });
  app.addHook('onClose', () => connection.close());
  stopOnSignals(app);
  if (config.demo) {
    await createSampleSchool({ db, billing, files: openFileStore(config), log: app.log, size: config.demo });
  }
  await listen(app, config);
  for (const line of describeStandIns(config)) console.log(line);
  if (engine.kind === 'model') console.log(`Documents are written by the model ${engine.name}.`);
  else for (const line of await findModelServers(config.port)) console.log(line);
  console.log(`Lectern is ready on ${config.publicUrl}`);
}

/** Messages by the error code of a failed listen. */
const listenErrors: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use by another program; set another PORT.',
  EACCES: 'This user may not open the port; set a PORT above 1023.',
  EADDRNOTAVAIL: 'HOST must be an address of this machine.',
  ENOTFOUND: 'HOST must be an address of this machine.',
};

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ConfigError(listenErrors[code] ?? `The port cannot be opened: ${String(error)}`);
  }
}
