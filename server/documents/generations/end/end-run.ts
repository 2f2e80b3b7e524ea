import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { prepareSettlement } from '../../../billing/credits/credits.ts';
import type { Tokens } from '../../../engine/port/tokens.ts';
import type { Database } from '../../../platform/database/client.ts';
import { eventBatches, generations, runs, versions } from '../document/tables.ts';
import type {
  Check,
  Failure,
  GenerationMeta,
  GenerationStatus,
  ReadingLevel,
  Safety,
  SectionProgress,
} from '../../../generated/schemas/index.ts';
import type { Form } from '../document/form.ts';
import { type MeasuredRun, measuredRun } from './measured-runs.ts';
import type { Result } from '../document/patches.ts';

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
  /** Input for later estimates. */
  measured?: MeasuredRun;
}

/**
 * Ends a run exactly once, even if another process tries to recover or stop it meanwhile. Settles
 * the credits in the transaction that stores the result. Returns whether this call ended the run.
 */
export async function endRun(db: Database, end: RunEnd): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Sent together; the database runs the second one after the first.
    const [[run], settlement] = await Promise.all([
      tx
        .update(runs)
        .set({ endedAt: new Date(), usedInput: end.used.input, usedOutput: end.used.output })
        .where(and(eq(runs.id, end.runId), isNull(runs.endedAt)))
        .returning(),
      prepareSettlement(tx, end.runId, end.used),
    ]);
    if (!run) return false;
    const steps = [
      ...(settlement ? [settlement.steps] : []),
      ...(end.measured ? [sql`measured as ${measuredRun(tx, end.measured)}`] : []),
      sql`stored as ${storedResult(tx, run, end)}`,
      ...(end.isVersion ? [sql`versioned as (${newVersions(run, end)})`] : []),
      sql`emptied as ${tx.delete(eventBatches).where(eq(eventBatches.generationId, run.generationId))}`,
    ];
    // One statement, because the embedded database's only connection waits for each round trip.
    await tx.execute(sql`with ${sql.join(steps, sql`, `)} select 1`);
    return true;
  });
}

type Run = typeof runs.$inferSelect;

const storedResult = (tx: Database, run: Run, end: RunEnd) =>
  tx
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
    .returning({ version: generations.version, title: generations.title, result: generations.result });

/** Inserts the stored result as a version, and before it the one that an automatic rewrite replaced. */
function newVersions(run: Run, { firstVersion, meta }: RunEnd): SQL {
  const section = run.cause === 'regenerated' || run.cause === 'extended' ? (run.sections[0] ?? null) : null;
  const row = (version: SQL, cause: Run['cause'] | 'adjusted', reading: ReadingLevel | null, result: SQL) =>
    sql`select ${run.generationId}::uuid, ${version}, ${cause}, ${section}::text, title,
      ${reading === null ? null : JSON.stringify(reading)}::jsonb, ${result} from stored`;
  const rows = firstVersion
    ? [
        row(
          sql`version - 1`,
          run.cause,
          firstVersion.meta.reading,
          sql`${JSON.stringify(firstVersion.result)}::json`,
        ),
        row(sql`version`, 'adjusted', meta.reading, sql`result`),
      ]
    : [row(sql`version`, run.cause, meta.reading, sql`result`)];
  return sql`insert into ${versions} (generation_id, version, cause, section, title, reading, result)
    ${sql.join(rows, sql` union all `)}`;
}
