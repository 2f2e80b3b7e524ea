import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { normalEmail } from '../users/account.ts';
import { users } from '../users/tables.ts';
import type { Contacts } from './contacts.ts';

interface Dependencies {
  db: Database;
  contacts: Contacts;
}

export function mailingListHandlers({ db, contacts }: Dependencies): HandlersOf<'joinMailingList'> {
  return {
    async joinMailingList({ user, body }) {
      if (normalEmail(body.email) !== user.email)
        throw new Problem('forbidden', 'You can only add your own email address.');
      if (!contacts.isConfigured) throw new Problem('unavailable', 'There is no mailing list here.');
      if (await agreeToMails(db, user.id)) contacts.add({ email: user.email, name: body.name.trim() });
      return { status: 'success', message: 'You are on our mailing list.' };
    },
  };
}

/** Resolves to whether this call is the first agreement, so that concurrent calls add one contact. */
async function agreeToMails(db: Database, userId: string): Promise<boolean> {
  const agreed = await db
    .update(users)
    .set({ mailsAgreedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.mailsAgreedAt)))
    .returning({ id: users.id });
  return agreed.length > 0;
}
