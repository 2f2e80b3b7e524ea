import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Limits } from '../platform/http/limits.ts';
import { signInAttempts } from '../platform/http/sign-in-attempts.ts';
import { scheduleForgotten } from './deletion/delete-forgotten.ts';
import { deleteSuperseded, scheduleSuperseded } from './deletion/delete-superseded.ts';
import { type AccountDependencies, accountHandlers } from './handlers.ts';
import { createContacts } from './mailing-list/contacts.ts';
import { googleTokens } from './sign-in/google/id-token.ts';

interface Dependencies
  extends Omit<
    AccountDependencies,
    'contacts' | 'attemptSignIn' | 'sessions' | 'administrators' | 'readIdToken' | 'emailClaimed'
  > {
  config: Config;
  limits: Limits;
}

/** Users, sign-in and personal data. */
export async function accounts(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { config, limits } = dependencies;
  const contacts = createContacts(config.getResponse, app.log);
  const deletion = { ...dependencies, log: app.log };
  app.handle(
    accountHandlers({
      ...dependencies,
      contacts,
      attemptSignIn: signInAttempts(app, limits),
      sessions: config.sessions,
      administrators: config.administrators,
      readIdToken: config.google && googleTokens(config.google),
      emailClaimed: (email) => deleteSuperseded(deletion, email),
    }),
  );
  scheduleSuperseded(app, deletion);
  scheduleForgotten(app, dependencies.db);
  app.addHook('onClose', () => contacts.settled());
}
