import { existsSync } from 'node:fs';
import process from 'node:process';
import { openModel } from './ai/open-model.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openConnection } from './database/client.ts';
import { readSecret } from './database/secrets.ts';
import { createMailer, deliveryOf } from './mail/mailer.ts';

if (existsSync('.env')) process.loadEnvFile();

async function start(config: Config): Promise<void> {
  const connection = await openConnection(config);
  await connection.migrate();
  const mailer = createMailer(deliveryOf(config), console);
  const linkSecret = await readSecret(connection.db, 'links');
  const app = await createApp({ config, db: connection.db, mailer, linkSecret, model: await openModel(config.ai) });
  app.addHook('onClose', () => connection.close());
  await app.listen({ port: config.port, host: config.host });
  console.log(`Lectern is ready on ${config.publicUrl}`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'Stopping failed');
          process.exit(1);
        },
      );
    });
  }
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
