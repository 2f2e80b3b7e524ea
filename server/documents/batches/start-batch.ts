import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import { balanceOf } from '../../billing/credits/credits.ts';
import type { BatchEstimate, Estimate, GenerationRequest } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { loadContext, rejectMissingSources } from '../generations/document/context.ts';
import { closeDraft } from '../drafts/drafts.ts';
import { completeForm, type Form, readForm } from '../generations/document/form.ts';
import { openTemplate } from '../own-templates/find-generator.ts';
import type { Runner } from '../generations/run/runner.ts';
import { estimateGeneration } from '../generations/start/start-generation.ts';
import { writingRequestOf } from '../generations/document/writing-request.ts';
import {
  type BatchGenerator,
  entriesOf,
  formOfItem,
  nameOfItem,
  requireBatch,
  titleOfBatch,
} from './batch-items.ts';
import { batches, batchItems } from './tables.ts';

type Author = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

/** The cost of one item. */
export const estimateItem = (
  db: Database,
  runner: Runner,
  author: Author,
  generator: BatchGenerator,
  input: Form,
  position: number,
): Promise<Estimate> =>
  estimateGeneration(db, runner, author, {
    template_type: generator.templateType,
    input: formOfItem(generator, input, position),
  });

/** The cost of each item and of all of them. */
export async function estimateBatch(
  db: Database,
  runner: Runner,
  author: Author,
  { template_type, input }: GenerationRequest,
): Promise<BatchEstimate> {
  const generator = requireBatch(await openTemplate(db, author, template_type));
  const entries = entriesOf(generator, input);
  rejectTooMany(generator, entries.length);
  const completed = completeForm(generator, input);
  // An unfinished entry has its price too, so the list stays as it is.
  const form = entries.length > 0 ? { ...completed, [generator.batch.items]: entries } : completed;
  const count = Math.max(1, entries.length);
  const estimates = await Promise.all(
    Array.from({ length: count }, (_, position) =>
      estimateItem(db, runner, author, generator, form, position),
    ),
  );
  const sumOf = (key: 'credits' | 'input_tokens' | 'output_tokens') =>
    estimates.reduce((sum, estimate) => sum + estimate[key], 0);
  const { available_input_tokens, available_output_tokens } = await balanceOf(db, author.id);
  const [input_tokens, output_tokens] = [sumOf('input_tokens'), sumOf('output_tokens')];
  const unlimited = estimates.every((estimate) => estimate.unlimited);
  return {
    credits: sumOf('credits'),
    input_tokens,
    output_tokens,
    unlimited,
    affordable:
      unlimited || (available_input_tokens >= input_tokens && available_output_tokens >= output_tokens),
    refusal: estimates.find(({ refusal }) => refusal !== null)?.refusal ?? null,
    items: estimates.map(({ credits }) => credits),
  };
}

function rejectTooMany({ batch }: BatchGenerator, count: number): void {
  if (count > batch.max) throw Problem.field(batch.items, `Add ${batch.max} at most.`);
}

/** Stores a batch with its items; the worker writes them. Returns the id; the same key returns the first call's. */
export async function startBatch(
  db: Database,
  runner: Runner,
  author: Author,
  { template_type, input: given, draft_version }: GenerationRequest,
  idempotencyKey: string | undefined,
): Promise<string> {
  runner.rejectWhenClosing();
  if (author.emailVerifiedAt === null) throw new Problem('forbidden', 'Please verify your email first.');
  const generator = requireBatch(await openTemplate(db, author, template_type));
  const before = await findBatchByKey(db, author.id, idempotencyKey);
  if (before !== undefined) return before;
  const input = readForm(generator, given);
  const entries = entriesOf(generator, input);
  rejectTooMany(generator, entries.length);
  const context = await loadContext(db, runner.references, author.id, input);
  await requireAccess(db, author, generator);
  rejectMissingSources(input, context);
  const task = { keys: generator.sections(input), written: {} };
  const reason = await runner.engine.decline(writingRequestOf({ generator, input, context }, task));
  if (reason !== null) throw new Problem('invalid', reason);
  const id = randomUUID();
  const isNew = await db.transaction(async (tx) => {
    const stored = await tx
      .insert(batches)
      .values({
        id,
        userId: author.id,
        templateType: template_type,
        title: titleOfBatch(generator, input),
        input,
        state: 'running',
        idempotencyKey: idempotencyKey ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: batches.id });
    if (stored.length === 0) return false;
    await tx.insert(batchItems).values(
      entries.map((entry, position) => ({
        batchId: id,
        position,
        name: nameOfItem(generator, entry, position),
      })),
    );
    if (draft_version !== undefined) await closeDraft(tx, author.id, template_type, draft_version);
    return true;
  });
  if (isNew) return id;
  const first = await findBatchByKey(db, author.id, idempotencyKey);
  if (first === undefined) throw new Problem('conflict');
  return first;
}

/** The id of the batch that a user started with this key. */
export async function findBatchByKey(
  db: Database,
  userId: string,
  key: string | undefined,
): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const [found] = await db
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.userId, userId), eq(batches.idempotencyKey, key)));
  return found?.id;
}
