import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { CalendarLink } from '../../../generated/schemas/index.ts';
import { seal, unseal } from '../../../platform/crypto/sealed-text.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Viewer } from '../timetable/slots.ts';
import { calendarLinks } from './tables.ts';

// Base32, because mail gateways and forms change the case of addresses.
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 52;
const PURPOSE = 'calendar link';
const MINUTE = 60_000;

const newAddressToken = (): string => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('');

export async function findLink(
  db: Database,
  { publicUrl, linkSecret }: LinkIssuer,
  userId: string,
): Promise<CalendarLink> {
  const [row] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId));
  if (!row) return { url: null, created_at: null, last_read_at: null };
  const token = unseal(row.sealedToken, PURPOSE, userId, linkSecret);
  return {
    url: `${publicUrl}/api/calendars/${token}/lectern.ics`,
    created_at: row.createdAt.toISOString(),
    last_read_at: row.lastReadAt?.toISOString() ?? null,
  };
}

/** A new address; an earlier one answers 404 from now on. */
export async function createLink(db: Database, links: LinkIssuer, userId: string): Promise<CalendarLink> {
  const token = newAddressToken();
  const values = {
    tokenHash: hashToken(token),
    sealedToken: seal(token, PURPOSE, userId, links.linkSecret),
    lastReadAt: null,
    createdAt: new Date(),
  };
  await db
    .insert(calendarLinks)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: calendarLinks.userId, set: values });
  return findLink(db, links, userId);
}

export async function revokeLink(db: Database, userId: string): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.userId, userId));
}

/** Whose address this is; throws a 404 for one that does not exist any more. */
export async function openLink(db: Database, token: string, now: Date): Promise<Viewer> {
  const [row] = await db
    .select({ id: users.id, role: users.role })
    .from(calendarLinks)
    .innerJoin(users, eq(users.id, calendarLinks.userId))
    .where(eq(calendarLinks.tokenHash, hashToken(token.toLowerCase())));
  if (!row) throw new Problem('not_found');
  // Programs ask often, and a minute is exact enough.
  const isStale = or(
    isNull(calendarLinks.lastReadAt),
    lt(calendarLinks.lastReadAt, new Date(now.getTime() - MINUTE)),
  );
  await db
    .update(calendarLinks)
    .set({ lastReadAt: now })
    .where(and(eq(calendarLinks.userId, row.id), isStale));
  return row;
}
