import type { Database } from '../../platform/database/client.ts';
import { notificationHandlers } from './notifications/handlers.ts';

interface Dependencies {
  db: Database;
  linkSecret: string;
}

/** The handlers of the wing: what is new for a user. */
export const newsHandlers = (dependencies: Dependencies) => ({
  ...notificationHandlers(dependencies),
});
