import type { Database } from '../../platform/database/client.ts';
import { homeHandlers } from './home/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { markSeen } from './notifications/notifications.ts';
import { searchHandlers } from './search/handlers.ts';
import { todoHandlers } from './todos/handlers.ts';

interface Dependencies {
  db: Database;
  linkSecret: string;
}

/** The handlers of the wing: messages, what is new for a user, and the search. */
export const newsHandlers = (dependencies: Dependencies) => ({
  ...homeHandlers(dependencies),
  ...todoHandlers(dependencies),
  ...notificationHandlers(dependencies),
  ...searchHandlers(dependencies),
  ...messageHandlers({
    ...dependencies,
    markSeen: (userId, threadId) => markSeen(dependencies.db, userId, threadId),
  }),
});
