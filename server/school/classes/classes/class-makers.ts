import type { Account } from '../../../accounts/users/account.ts';
import { requireAccess } from '../../../billing/access/access.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';

/** Teachers of Teacher Pro make classes, on the server as on the page. */
const CLASSES = { title: 'classes', gate: 'subscription', plan: 'pro' } as const;

/** Throws a 403, or a 402 without a subscription, unless the user may make classes. */
export async function requireClassMaker(db: Database, user: Account): Promise<void> {
  if (user.role !== 'teacher') throw new Problem('forbidden', 'Only teachers can make classes.');
  await requireAccess(db, user, CLASSES);
}
