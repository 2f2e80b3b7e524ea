import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { generations } from './tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { GenerationRow } from './present-generation.ts';

export const BEING_WRITTEN = 'This document is being written. Please wait or stop it first.';
export const CHANGED_ELSEWHERE = 'This document changed in another window.';
export const IN_THE_TRASH = 'This document is in the trash. Please restore it first.';

/** Locks the user's generation until the transaction ends; throws a 404 if they don't own it. */
export async function lockGeneration(tx: Database, userId: string, id: string): Promise<GenerationRow> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId), isNull(generations.erasedAt)))
    .for('update');
  if (!row) throw new Problem('not_found');
  return row;
}
