import type { Database } from '../../platform/database/client.ts';
import { messageHandlers } from './messages/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { markSeen } from './notifications/notifications.ts';

interface Dependencies {
  db: Database;
  linkSecret: string;
}

/** The handlers of the wing: messages, and what is new for a user. */
export const newsHandlers = (dependencies: Dependencies) => ({
  ...notificationHandlers(dependencies),
  ...messageHandlers({
    ...dependencies,
    markSeen: (userId, threadId) => markSeen(dependencies.db, userId, threadId),
  }),
});
