import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { ledger } from './tables.ts';
import { generations, runs } from '../../documents/generations/document/tables.ts';
import { template } from '../../../tests/support/templates.ts';

type Parts = {
  document?: Partial<typeof generations.$inferInsert>;
  run?: Partial<typeof runs.$inferInsert>;
};

/** Ended runs of one document, without rows in the ledger. */
export async function makeRuns(
  db: Database,
  userId: string,
  count: number,
  { document, run }: Parts = {},
): Promise<string[]> {
  const generationId = randomUUID();
  await db.insert(generations).values({
    id: generationId,
    userId,
    templateType: template.templateType,
    title: 'Willow',
    topic: 'Willow',
    subject: 'Science',
    gradeLevel: 'Grade 6',
    status: 'complete',
    input: {},
    meta: {
      language: 'English (US)',
      reading: null,
      standards: [],
      model: 'none',
      composed: false,
      prompt_version: null,
    },
    ...document,
  });
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    generationId,
    cause: 'written' as const,
    sections: [],
    reservedInput: 0,
    reservedOutput: 0,
    leaseUntil: new Date(),
    endedAt: new Date(),
    ...run,
  }));
  await db.insert(runs).values(rows);
  return rows.map(({ id }) => id);
}

export async function makeRun(db: Database, userId: string, parts?: Parts): Promise<string> {
  const [id] = await makeRuns(db, userId, 1, parts);
  if (id === undefined) throw new Error('No run');
  return id;
}

/** A user's balance by the ledger. */
export async function ledgerSums(db: Database, userId: string) {
  const [sums] = await db
    .select({
      available_input_tokens: sql<number>`sum(${ledger.input})::int`,
      available_output_tokens: sql<number>`sum(${ledger.output})::int`,
      used_input_tokens: sql<number>`sum(${ledger.usedInput})::int`,
      used_output_tokens: sql<number>`sum(${ledger.usedOutput})::int`,
    })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return sums;
}
