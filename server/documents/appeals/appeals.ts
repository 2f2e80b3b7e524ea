import { randomUUID } from 'node:crypto';
import type { Account } from '../../accounts/users/account.ts';
import { isBlocked } from '../../engine/safety/severity.ts';
import type { Appeal, RequestAppeal } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { loadContext } from '../generations/document/context.ts';
import { openTemplate } from '../own-templates/find-generator.ts';
import { completeForm } from '../generations/document/form.ts';
import { judgeForm } from '../generations/start/judge-form.ts';
import { findGeneration } from '../generations/document/present-generation.ts';
import { appeals } from '../generations/document/tables.ts';

const NOT_DECLINED = 'This request was not declined. You can start it.';

/** Stores a declined request for review; throws a 409 if the rules don't decline it. */
export async function appealRequest(
  db: Database,
  user: Pick<Account, 'id' | 'role'>,
  { template_type, input: form, reason }: RequestAppeal,
): Promise<Appeal> {
  const generator = await openTemplate(db, user, template_type);
  const input = completeForm(generator, form);
  const { safety } = judgeForm(
    { generator, input, context: await loadContext(db, {}, user.id, input) },
    user.role,
  );
  if (!isBlocked(safety)) throw new Problem('conflict', NOT_DECLINED);
  return storeAppeal(db, { userId: user.id, templateType: template_type, input, reason, safety });
}

/** Stores the form of a document that the model declined; throws a 404 unless the user owns it. */
export async function appealGeneration(
  db: Database,
  userId: string,
  id: string,
  reason: string,
): Promise<Appeal> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  if (row.failure?.code !== 'declined') throw new Problem('conflict', 'This document was not declined.');
  const { templateType, input, safety } = row;
  return storeAppeal(db, { userId, generationId: id, templateType, input, reason, safety });
}

type NewAppeal = Omit<typeof appeals.$inferInsert, 'id' | 'state' | 'createdAt'>;

async function storeAppeal(db: Database, appeal: NewAppeal): Promise<Appeal> {
  const [row] = await db
    .insert(appeals)
    .values({ id: randomUUID(), ...appeal })
    .returning();
  if (!row) throw new Problem('internal');
  return { id: row.id, state: row.state, created_at: row.createdAt.toISOString() };
}
