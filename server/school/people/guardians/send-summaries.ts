import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { SummaryPreview } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { Problem } from '../../../platform/problem.ts';
import { childWork } from './child-work.ts';
import { pageLink, unsubscribeLink } from './guardian-links.ts';
import { type GuardianRow, requireGuardian } from './guardians.ts';
import { composeSummary } from './summary-mail.ts';
import { summaryWeek } from './summary-week.ts';
import { guardians, guardianSummaries } from './tables.ts';

export interface SummaryDependencies {
  db: Database;
  mailer: Mailer;
  links: LinkIssuer;
}

const DAY = 86_400_000;
const LINK_DAYS = 14;
/** Below the limit of emails that an account may cause in an hour; the others follow in the next hour. */
const MAX_PER_TEACHER = 40;

/** The summary of a guardian as it would be sent now; null if there is nothing to tell. */
async function compose(
  { db, links }: Pick<SummaryDependencies, 'db' | 'links'>,
  guardian: GuardianRow,
  now: Date,
): Promise<Mail | null> {
  const work = await childWork(db, guardian, now);
  if (work === null) return null;
  const lastWeek = new Date(now.getTime() - 7 * DAY).toISOString();
  const returned = work.returned.filter(({ returned_at }) => returned_at > lastWeek);
  if (returned.length === 0 && work.due.length === 0) return null;
  return composeSummary({
    guardian,
    child: work.name,
    returned,
    due: work.due,
    totals: work.totals,
    pageUrl: pageLink(guardian, new Date(now.getTime() + LINK_DAYS * DAY), links),
    unsubscribeUrl: unsubscribeLink(guardian, links),
  });
}

/** The summary as it would be sent now, without links; a 409 if there is nothing to tell. */
export async function previewSummary(db: Database, teacherId: string, id: string): Promise<SummaryPreview> {
  const guardian = await requireGuardian(db, teacherId, id);
  // A preview is no way to a guardian's links.
  const links = { publicUrl: '', linkSecret: 'preview' };
  const mail = await compose({ db, links }, guardian, new Date());
  if (mail === null)
    throw new Problem('conflict', 'Nothing is due and nothing was returned this week, so no email is sent.');
  return { subject: mail.subject, text: mail.text.replaceAll(/\/guardian\/\S+/g, '…') };
}

/**
 * Emails the summaries of this week that are due, once per guardian: a row is stored before its email is sent, so that
 * neither two processes nor a restart send it twice. Returns how many were sent.
 */
export async function sendSummaries(dependencies: SummaryDependencies, now: Date): Promise<number> {
  const { db, mailer } = dependencies;
  const rows = await db
    .select({ guardian: guardians, timeZone: schools.timeZone })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.authorId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(
      and(
        guardians.weeklySummary,
        isNull(guardians.unsubscribedAt),
        sql`not exists (select 1 from ${guardianSummaries} where ${guardianSummaries.guardianId} = ${guardians.id}
          and ${guardianSummaries.weekOf} > ${now.toISOString()}::date - 7)`,
      ),
    );
  const byTeacher = new Map<string, number>();
  let sent = 0;
  for (const { guardian, timeZone } of rows) {
    const { weekOf, isDue } = summaryWeek(now, timeZone ?? 'UTC');
    const count = byTeacher.get(guardian.authorId) ?? 0;
    if (!isDue || count >= MAX_PER_TEACHER) continue;
    byTeacher.set(guardian.authorId, count + 1);
    const mail = await compose(dependencies, guardian, now);
    const claimed = await db
      .insert(guardianSummaries)
      .values({ guardianId: guardian.id, weekOf })
      .onConflictDoNothing()
      .returning({ weekOf: guardianSummaries.weekOf });
    if (claimed.length === 0 || mail === null) continue;
    const isSent = await mailer.deliver(
      { cause: 'weeklySummary', sender: guardian.authorId },
      async () => mail,
    );
    if (!isSent) continue;
    sent += 1;
    await db
      .update(guardianSummaries)
      .set({ sentAt: new Date() })
      .where(and(eq(guardianSummaries.guardianId, guardian.id), eq(guardianSummaries.weekOf, weekOf)));
  }
  return sent;
}
