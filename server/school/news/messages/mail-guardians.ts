import type { FastifyInstance } from 'fastify';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { pageLink, unsubscribeLink } from '../../people/guardians/guardian-links.ts';
import { composeMessageNews } from '../../people/guardians/message-mail.ts';
import { guardians } from '../../people/guardians/tables.ts';
import { nameOf } from './threads.ts';
import { messages, messageThreads } from './tables.ts';

interface Dependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

const HOUR = 60 * 60 * 1000;
const LINK_TIME = 14 * 24 * HOUR;

/**
 * Emails guardians about messages of teachers. A message is claimed before its email is sent, so that processes on the
 * same database never send it twice; one that could not be sent is tried again after an hour, for two days. A guardian
 * who has ended the emails gets none, and finds the message on their page.
 */
export async function mailGuardians({ db, mailer, links }: Dependencies, now: Date): Promise<void> {
  const claimed = await db
    .update(messages)
    .set({ mailAt: null })
    .where(lte(messages.mailAt, now))
    .returning({ id: messages.id });
  if (claimed.length === 0) return;
  const due = await db
    .select({
      id: messages.id,
      title: messageThreads.title,
      teacherId: messageThreads.teacherId,
      child: { firstName: users.firstName, lastName: users.lastName },
      guardian: guardians,
    })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .innerJoin(guardians, eq(guardians.id, messageThreads.guardianId))
    .innerJoin(users, eq(users.id, messageThreads.studentId))
    .where(
      inArray(
        messages.id,
        claimed.map(({ id }) => id),
      ),
    );
  for (const { id, title, teacherId, child, guardian } of due) {
    if (guardian.unsubscribedAt !== null) continue;
    mailer.post(
      { cause: 'guardianMessage', sender: teacherId, settled: (isSent) => tryLater(db, id, isSent, now) },
      async () =>
        composeMessageNews({
          guardian,
          child: nameOf(child),
          title,
          pageUrl: pageLink(guardian, new Date(now.getTime() + LINK_TIME), links),
          unsubscribeUrl: unsubscribeLink(guardian, links),
        }),
    );
  }
}

async function tryLater(db: Database, id: string, isSent: boolean, now: Date): Promise<void> {
  if (isSent) return;
  await db
    .update(messages)
    .set({ mailAt: new Date(now.getTime() + HOUR) })
    .where(and(eq(messages.id, id), gt(messages.createdAt, new Date(now.getTime() - 48 * HOUR))));
}

/** Sends the emails that are due every 30 seconds. */
export function scheduleGuardianMails(app: FastifyInstance, dependencies: Dependencies): void {
  app.jobs.add({
    name: 'mail-guardians',
    every: 30,
    retries: 0,
    run: () => mailGuardians(dependencies, new Date()),
  });
}
