import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tokens } from '../../../engine/port/tokens.ts';
import type { AnyTemplateType } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { measuredRuns } from '../document/tables.ts';

/** How many of the newest runs an estimate learns from. */
const WINDOW = 20;

/** A document that was written in one response: what was expected, and what it cost. */
export interface MeasuredRun {
  templateType: AnyTemplateType;
  /** The name of the model. */
  engine: string;
  expected: Tokens;
  used: Tokens;
}

/** The query that stores a run. */
export const measuredRun = (tx: Database, { expected, used, ...run }: MeasuredRun) =>
  tx.insert(measuredRuns).values({
    ...run,
    expectedInput: expected.input,
    expectedOutput: expected.output,
    usedInput: used.input,
    usedOutput: used.output,
  });

const newest = prepareOnce((db) =>
  db
    .select()
    .from(measuredRuns)
    .where(
      and(
        eq(measuredRuns.templateType, sql.placeholder('templateType')),
        eq(measuredRuns.engine, sql.placeholder('engine')),
      ),
    )
    .orderBy(desc(measuredRuns.id))
    .limit(WINDOW)
    .prepare('newest_measured_runs'),
);

/** The newest documents of a template by this model, of all accounts of the installation. */
export async function readMeasuredRuns(
  db: Database,
  templateType: AnyTemplateType,
  engine: string,
): Promise<MeasuredRun[]> {
  const rows = await newest(db).execute({ templateType, engine });
  return rows.map((row) => ({
    templateType,
    engine,
    expected: { input: row.expectedInput, output: row.expectedOutput },
    used: { input: row.usedInput, output: row.usedOutput },
  }));
}
