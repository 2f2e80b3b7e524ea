import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { NO_TOKENS } from '../../../billing/credits/credits.ts';
import type { Database } from '../../../platform/database/client.ts';
import { generations, runs } from '../document/tables.ts';
import { madeWith } from '../../own-templates/find-generator.ts';
import { concludeRun } from './conclude-run.ts';
import { loadContext, type References } from '../document/context.ts';
import { endRun } from './end-run.ts';
import type { Outcome } from './ended-run.ts';
import { type GenerationRow, replayCheckpoints } from '../document/present-generation.ts';

/**
 * More events than a killed process can have sent after its last checkpoint, so no number is
 * reused.
 */
const SKIPPED_EVENT_NUMBERS = 10_000;

type Run = typeof runs.$inferSelect;

interface Abandoned {
  /**
   * Ignores leases; only for a process that has just started and is the only one on the database.
   */
  all: boolean;
  /** The ids of documents that this process is writing. */
  except: readonly string[];
  references?: References;
}

/** Ends abandoned runs as of their last checkpoint and charges the usage stored there, as of any run. */
export async function recoverRuns(
  db: Database,
  { all, except, references = {} }: Abandoned,
): Promise<number> {
  const abandoned = await db
    .select({ run: runs, row: generations })
    .from(runs)
    .innerJoin(generations, eq(generations.id, runs.generationId))
    .where(
      and(
        isNull(runs.endedAt),
        all ? undefined : lt(runs.leaseUntil, sql`now()`),
        except.length === 0 ? undefined : notInArray(runs.generationId, [...except]),
      ),
    );
  for (const { run, row } of abandoned) {
    await endAsOfLastCheckpoint(db, references, run, row, { status: 'interrupted', failure: null });
  }
  return abandoned.length;
}

/** Ends a run of another process, which notices at its next checkpoint. */
export async function endAsOfLastCheckpoint(
  db: Database,
  references: References,
  run: Run,
  row: GenerationRow,
  outcome: Outcome,
): Promise<void> {
  const generator = madeWith(row);
  if (!generator) throw new Error(`There is no generator for ${row.templateType}.`);
  const input = run.input ?? row.input;
  const current = await replayCheckpoints(db, row);
  const conclusion = concludeRun(
    { generator, input, context: await loadContext(db, references, row.userId, input) },
    {
      row,
      cause: run.cause,
      keys: run.sections,
      result: current.result,
      sections: current.sections,
      verdict: null,
      outcome,
    },
  );
  await endRun(db, {
    ...conclusion,
    runId: run.id,
    used: conclusion.isFree ? NO_TOKENS : { input: run.usedInput, output: run.usedOutput },
    lastEvent: current.lastEvent + SKIPPED_EVENT_NUMBERS,
  });
}
