import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { consents } from './tables.ts';

/** The day of the last change of the pages with the terms and the privacy notice. */
export const TERMS_VERSION = '2026-11-29';

/** Rejects the consent to a version that is no longer valid. */
export function rejectOldTerms(version: string | undefined): void {
  if (version === undefined)
    throw Problem.field('terms_version', 'Agree to the terms and the privacy notice.');
  if (version !== TERMS_VERSION)
    throw Problem.field('terms_version', 'The terms have changed. Reload the page and read them again.');
}

/** Stores that the user agrees to the current version, once for each occasion. */
export async function recordConsent(
  db: Database,
  userId: string,
  occasion: (typeof consents.$inferInsert)['occasion'],
): Promise<void> {
  await db.insert(consents).values({ userId, occasion, version: TERMS_VERSION }).onConflictDoNothing();
}
