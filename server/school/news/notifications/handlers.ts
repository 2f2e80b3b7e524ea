import { isSigned } from '../../../platform/crypto/signature.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/problem.ts';
import { countUnreadThreads } from '../messages/threads.ts';
import { UNSUBSCRIBE } from './news-mail.ts';
import {
  choose,
  chooseNone,
  countUnread,
  listNotifications,
  markRead,
  readChoices,
} from './notifications.ts';

type NotificationOperation =
  | 'listNotifications'
  | 'countUnreadNotifications'
  | 'readNotifications'
  | 'getNotificationChoices'
  | 'chooseNotification'
  | 'unsubscribe';

interface Dependencies {
  db: Database;
  linkSecret: string;
}

export function notificationHandlers({ db, linkSecret }: Dependencies): HandlersOf<NotificationOperation> {
  return {
    async listNotifications({ user, query }) {
      return listNotifications(db, user.id, query);
    },
    async countUnreadNotifications({ user }) {
      const [count, messages] = await Promise.all([countUnread(db, user.id), countUnreadThreads(db, user)]);
      return { count, messages };
    },
    async readNotifications({ user, body }) {
      await markRead(db, user.id, new Date(body.until));
    },
    async getNotificationChoices({ user }) {
      return readChoices(db, user);
    },
    async chooseNotification({ user, body }) {
      await choose(db, user, body);
      return readChoices(db, user);
    },
    async unsubscribe({ body }) {
      if (!isSigned(body.signature, UNSUBSCRIBE, [body.user], linkSecret))
        throw new Problem('forbidden', 'This link is not valid.');
      await chooseNone(db, body.user);
    },
  };
}
