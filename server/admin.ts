import { userInfo } from 'node:os';
import process from 'node:process';
import { runCommand, usage, UsageError } from './administration/command/run.ts';
import { grant, WELCOME_TOKENS } from './billing/credits/credits.ts';
import { ConfigError } from './platform/config-error.ts';
import { loadSettings, readConfig } from './platform/config.ts';
import { openConnection } from './platform/database/client.ts';
import { readSecret } from './platform/database/secrets.ts';
import { standardLimits } from './platform/http/limits.ts';
import { deliveryOf } from './platform/mail/delivery.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { Problem } from './platform/problem.ts';

/* What the page /admin does, for the first administrator and for scripts; on the configured database. */

async function run(words: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const connection = await openConnection(config);
  try {
    await connection.migrate();
    const { db } = connection;
    const log = { error: (details: object, message: string) => console.error(message, details) };
    const mailer = createMailer(deliveryOf(config), log, standardLimits);
    const office = {
      db,
      mailer,
      links: { publicUrl: config.publicUrl, linkSecret: await readSecret(db, 'links') },
      administrators: config.administrators,
      accountCreated: (tx: typeof db, userId: string) => grant(tx, userId, 'welcome', WELCOME_TOKENS),
    };
    const by = { id: null, name: `${userInfo().username} by npm run admin` };
    for (const line of await runCommand(office, by, words)) console.log(line);
    await mailer.settled();
  } finally {
    await connection.close();
  }
}

try {
  loadSettings();
  const words = process.argv.slice(2);
  // It needs no database, which the server may be using.
  if (words.length === 0) console.log(usage);
  else await run(words);
} catch (error) {
  process.exitCode = 1;
  const isExplained = error instanceof ConfigError || error instanceof UsageError || error instanceof Problem;
  console.error(isExplained ? sentenceOf(error) : error);
}

/** The embedded database has one user at a time; the page does the same while the server runs. */
function sentenceOf(error: Error): string {
  if (error instanceof ConfigError && error.message.includes('is in use by the process'))
    return `${error.message} The embedded database serves one process: stop the server first, or use its page /admin.`;
  if (error instanceof Problem && error.errors) return Object.values(error.errors).flat().join(' ');
  return error.message;
}
