import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Access } from '../../../billing/access/access.ts';
import { reserve } from '../../../billing/credits/credits.ts';
import type { Engine } from '../../../engine/port/engine.ts';
import type { Database } from '../../../platform/database/client.ts';
import { generations, runs } from '../document/tables.ts';
import type { Generator, GeneratorContext, SectionTask } from '../../templates/generator.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Form } from '../document/form.ts';
import { BEING_WRITTEN } from '../document/lock-generation.ts';
import { maxOutputTokens, type RunEstimate } from './plan-run.ts';
import type { GenerationRow } from '../document/present-generation.ts';
import { promptVersionOf } from './prompt-version.ts';
import type { Launch, Runner } from '../run/runner.ts';

export interface RunPlan {
  generator: Generator;
  input: Form;
  context: GeneratorContext;
  cause: Launch['cause'];
  /** Worked out before the transaction, because the engine may take long. */
  estimate: RunEstimate;
  task: SectionTask;
  access: Access;
  idempotencyKey: string | undefined;
}

/**
 * Reserves the credits of another run of a document and marks its sections as waiting, in the caller's
 * transaction. Returns what the runner launches after the commit, or null if a run with the same idempotency key
 * exists.
 */
export async function beginRun(
  tx: Database,
  runner: Runner,
  row: GenerationRow,
  plan: RunPlan,
): Promise<Launch | null> {
  const { idempotencyKey } = plan;
  const run = newRun(runner, row.id, plan);
  const begun = await tx.insert(runs).values(run).onConflictDoNothing().returning({ id: runs.id });
  if (begun.length === 0) {
    if (await hasRun(tx, row.id, idempotencyKey)) return null;
    throw new Problem('conflict', BEING_WRITTEN);
  }
  await reserve(tx, row.userId, run.id, plan.estimate.tokens, plan.access.unmetered);
  return launchOf(row, await markAsWriting(tx, runner, row, plan), run.id, plan);
}

/** The values of a run's row. */
export const newRun = (
  { lease }: Runner,
  generationId: string,
  { cause, task, input, estimate: { tokens }, idempotencyKey }: RunPlan,
) => ({
  id: randomUUID(),
  generationId,
  cause,
  sections: [...task.keys],
  input: cause === 'revised' ? input : null,
  reservedInput: tokens.input,
  reservedOutput: tokens.output,
  leaseUntil: sql`now() + ${`${lease} seconds`}::interval`,
  idempotencyKey: idempotencyKey ?? null,
});

/** What the runner launches; `begun` is the document's row with the run's sections marked as waiting. */
export function launchOf(row: GenerationRow, begun: GenerationRow, runId: string, plan: RunPlan): Launch {
  const { generator, input, context, cause, task, estimate } = plan;
  const item = task.change?.item;
  const written = Object.fromEntries(
    Object.entries(row.result).filter(([key]) => item !== undefined || !task.keys.includes(key)),
  );
  return {
    cause,
    row: begun,
    expected: estimate.expected,
    reserved: estimate.tokens,
    start: {
      runId,
      generationId: row.id,
      userId: row.userId,
      written,
      sections: begun.sections,
      lastEvent: row.lastEvent,
      keys: task.keys,
      ...(item && { item }),
    },
    job: {
      generator,
      input,
      context,
      safety: row.safety,
      change: task.change,
      ...(task.revision && { revision: task.revision }),
      maxOutputTokens: maxOutputTokens(estimate),
    },
  };
}

async function markAsWriting(
  tx: Database,
  { engine }: Runner,
  row: GenerationRow,
  { generator, task: { keys } }: RunPlan,
): Promise<GenerationRow> {
  const writing = {
    status: 'writing' as const,
    failure: null,
    sections: row.sections.map(({ key, state }) => ({
      key,
      state: keys.includes(key) ? ('waiting' as const) : state,
    })),
    meta: { ...row.meta, ...engineMeta(engine, generator) },
    updatedAt: new Date(),
  };
  await tx.update(generations).set(writing).where(eq(generations.id, row.id));
  return { ...row, ...writing };
}

/** The engine's part of a document's metadata. */
export const engineMeta = ({ name, kind }: Engine, generator: Generator) => ({
  model: name,
  composed: kind === 'ruleEngine',
  prompt_version: kind === 'model' ? promptVersionOf(generator) : null,
});

/** Whether the document has a run with this idempotency key. */
export async function hasRun(db: Database, generationId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  const found = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.generationId, generationId), eq(runs.idempotencyKey, key)));
  return found.length > 0;
}
