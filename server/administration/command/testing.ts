import { grant, WELCOME_TOKENS } from '../../billing/credits/credits.ts';
import { type TestApp, testConfig } from '../../testing.ts';
import { runCommand } from './run.ts';

/** Runs `npm run admin` with these words, as the operator of an installation without administrators. */
export const adminCommand =
  ({ db, mailer }: Pick<TestApp, 'db' | 'mailer'>) =>
  (...words: string[]): Promise<string[]> =>
    runCommand(
      {
        db,
        mailer,
        links: { publicUrl: testConfig.publicUrl, linkSecret: 'test-secret' },
        administrators: [],
        accountCreated: (tx, userId) => grant(tx, userId, 'welcome', WELCOME_TOKENS),
      },
      { id: null, name: 'root by npm run admin' },
      words,
    );
