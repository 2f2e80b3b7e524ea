import { and, eq, isNull } from 'drizzle-orm';
import type { LinkIssuer } from '../../../accounts/mailed-links/mailed-link.ts';
import type { GuardianLink, GuardianPage } from '../../../generated/schemas/index.ts';
import { isSigned, signatureOf } from '../../../platform/crypto/signature.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { childWork, isTaughtByAuthor } from './child-work.ts';
import { keepOptOut } from './opt-outs.ts';
import { findGuardian, type GuardianRow, requireGuardian } from './guardians.ts';
import { guardians } from './tables.ts';

const PAGE = 'guardian-page';
const UNSUBSCRIBE = 'guardian-unsubscribe';
const DAY = 86_400_000;

type Linked = Pick<GuardianRow, 'id' | 'linkVersion'>;

/** The address of the page of a guardian, which works until the time or until the links are revoked. */
export function pageLink(
  { id, linkVersion }: Linked,
  expiresAt: Date,
  { publicUrl, linkSecret }: LinkIssuer,
): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = signatureOf(PAGE, [id, linkVersion, expires], linkSecret);
  return `${publicUrl}/guardian/${[id, linkVersion, expires, signature].join('.')}`;
}

/** The address that ends the summaries of a guardian; it never expires. */
export const unsubscribeLink = ({ id }: Linked, { publicUrl, linkSecret }: LinkIssuer): string =>
  `${publicUrl}/guardian/unsubscribe/${id}.${signatureOf(UNSUBSCRIBE, [id], linkSecret)}`;

export async function createLink(
  db: Database,
  links: LinkIssuer,
  teacherId: string,
  id: string,
  days: number,
): Promise<GuardianLink> {
  const guardian = await requireGuardian(db, teacherId, id);
  const expiresAt = new Date(Date.now() + days * DAY);
  await db.update(guardians).set({ linkExpiresAt: expiresAt }).where(eq(guardians.id, id));
  return { url: pageLink(guardian, expiresAt, links), expires_at: expiresAt.toISOString() };
}

/** The guardian of a link that this installation signed, and when it expires; throws a 404 for a revoked or unknown one. */
async function findLinked(db: Database, linkSecret: string, token: string) {
  const [id = '', version = '', expires = '', signature = ''] = token.split('.');
  // Checks the signature before any query.
  if (!isSigned(signature, PAGE, [id, Number(version), Number(expires)], linkSecret))
    throw new Problem('not_found');
  const guardian = await findGuardian(db, id);
  if (guardian?.linkVersion !== Number(version)) throw new Problem('not_found');
  return { guardian, expiresAt: new Date(Number(expires) * 1000) };
}

/** What a guardian sees of their child; throws a 404 for a link that was revoked or never existed. */
export async function readGuardianPage(
  db: Database,
  linkSecret: string,
  token: string,
): Promise<GuardianPage> {
  const { guardian, expiresAt } = await findLinked(db, linkSecret, token);
  const now = new Date();
  if (expiresAt <= now) return { state: 'expired', child: null };
  const work = await childWork(db, guardian, now);
  if (work === null) throw new Problem('not_found');
  return { state: 'open', child: { ...work, expires_at: expiresAt.toISOString() } };
}

/** The guardian whose page a link shows; throws a 404 if it shows none, because it expired or the child left. */
export async function requireLinkedGuardian(
  db: Database,
  linkSecret: string,
  token: string,
): Promise<GuardianRow> {
  const { guardian, expiresAt } = await findLinked(db, linkSecret, token);
  if (expiresAt <= new Date() || !(await isTaughtByAuthor(db, guardian))) throw new Problem('not_found');
  return guardian;
}

/** Ends the summaries; throws a 404 for a link that this installation has not signed. */
export async function unsubscribe(db: Database, linkSecret: string, token: string): Promise<void> {
  const [id = '', signature = ''] = token.split('.');
  if (!isSigned(signature, UNSUBSCRIBE, [id], linkSecret)) throw new Problem('not_found');
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(guardians)
      .set({ unsubscribedAt: new Date() })
      .where(and(eq(guardians.id, id), isNull(guardians.unsubscribedAt)))
      .returning();
    if (ended) await keepOptOut(tx, ended, linkSecret);
  });
}
