import { and, eq, isNull, sql } from 'drizzle-orm';
import { settle } from '../../billing/credits/credits.ts';
import type { Tokens } from '../../engine/port/tokens.ts';
import type { Database } from '../../platform/database/client.ts';
import { eventBatches, generations, runs, versions } from './tables.ts';
import type {
  Check,
  Failure,
  GenerationMeta,
  GenerationStatus,
  Safety,
  SectionProgress,
} from '../../generated/schemas/index.ts';
import type { Form } from './form.ts';
import { type MeasuredRun, storeMeasuredRun } from './measured-runs.ts';
import type { Result } from './patches.ts';

export interface RunEnd {
  runId: string;
  used: Tokens;
  status: Exclude<GenerationStatus, 'writing'>;
  failure: Failure | null;
  result: Result;
  sections: SectionProgress[];
  checks: Check[];
  meta: GenerationMeta;
  safety: Safety;
  lastEvent: number;
  /** Whether the result becomes a new version. */
  isVersion: boolean;
  /** The version before the automatic rewrite that made this result. */
  firstVersion?: { result: Result; meta: Pick<GenerationMeta, 'reading'> };
  /** The form that the run changed. */
  input?: Form;
  /** What later estimates learn from this run. */
  measured?: MeasuredRun;
}

/**
 * Ends a run exactly once, even if another process tries to recover or stop it meanwhile. Settles
 * the credits in the transaction that stores the result. Returns whether this call ended the run.
 */
export async function endRun(db: Database, end: RunEnd): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .update(runs)
      .set({ endedAt: new Date(), usedInput: end.used.input, usedOutput: end.used.output })
      .where(and(eq(runs.id, end.runId), isNull(runs.endedAt)))
      .returning();
    if (!run) return false;
    await settle(tx, run.id, end.used);
    if (end.measured) await storeMeasuredRun(tx, end.measured);
    const [row] = await tx
      .update(generations)
      .set({
        status: end.status,
        ...(end.input && { input: end.input }),
        failure: end.failure,
        result: end.result,
        sections: end.sections,
        checks: end.checks,
        meta: end.meta,
        safety: end.safety,
        lastEvent: end.lastEvent,
        version: sql`${generations.version} + ${end.firstVersion ? 2 : end.isVersion ? 1 : 0}`,
        updatedAt: new Date(),
      })
      .where(eq(generations.id, run.generationId))
      .returning({ version: generations.version, title: generations.title });
    if (row && end.isVersion) {
      const { firstVersion = end } = end;
      const written = {
        generationId: run.generationId,
        version: end.firstVersion ? row.version - 1 : row.version,
        cause: run.cause,
        section: run.cause === 'regenerated' || run.cause === 'extended' ? (run.sections[0] ?? null) : null,
        title: row.title,
        reading: firstVersion.meta.reading,
        result: firstVersion.result,
      };
      const adjusted = {
        ...written,
        version: row.version,
        cause: 'adjusted' as const,
        reading: end.meta.reading,
        result: end.result,
      };
      await tx.insert(versions).values(end.firstVersion ? [written, adjusted] : [written]);
    }
    await tx.delete(eventBatches).where(eq(eventBatches.generationId, run.generationId));
    return true;
  });
}
