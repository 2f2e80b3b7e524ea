import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { presentBalance } from '../../../billing/credits/credits.ts';
import type { Database } from '../../../platform/database/client.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { balances, ledger } from '../../../billing/credits/tables.ts';
import { eventBatches, generations, runs } from './tables.ts';
import type {
  CheckCounts,
  Generation,
  GenerationSummary,
  SectionProgress,
  TokenBalance,
} from '../../../generated/schemas/index.ts';
import { applyPatch, type Result } from './patches.ts';
import { trashTimes } from '../../trash/trash.ts';

export type GenerationRow = typeof generations.$inferSelect;

/** The cost of a document and the user's balance. */
export interface Account {
  estimate: number;
  /** Used by settled runs. */
  settled: number;
  /** Used by the open run, as of its last checkpoint. */
  open: number;
  refunded: number;
  balance: TokenBalance;
}

/** What a run in this process has of a document. */
interface LiveState {
  readonly result: Result;
  readonly sections: SectionProgress[];
  readonly meter: { readonly credits: number };
  readonly log: { readonly last: number };
}

/** The generation as the contract describes it; a live run is newer than the row. */
export function presentGeneration(row: GenerationRow, account: Account, live?: LiveState): Generation {
  return {
    id: row.id,
    template_type: row.templateType,
    title: row.title,
    status: row.status,
    failure: row.failure,
    input: row.input,
    result: live?.result ?? row.result,
    sections: live?.sections ?? row.sections,
    checks: row.checks,
    safety: row.safety,
    credits: {
      estimate: account.estimate,
      used: account.settled + (live?.meter.credits ?? account.open),
      refunded: account.refunded,
    },
    token_balance: account.balance,
    meta: row.meta,
    last_event: live?.log.last ?? row.lastEvent,
    favourite: row.favourite,
    saved: row.saved,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    trashed_at: row.trashedAt?.toISOString() ?? null,
  };
}

export type SummaryRow = Omit<
  GenerationRow,
  'failure' | 'input' | 'result' | 'sections' | 'checks' | 'safety' | 'meta' | 'lastEvent' | 'erasedAt'
>;

export function presentSummary(row: SummaryRow, checks: CheckCounts): GenerationSummary {
  return {
    id: row.id,
    template_type: row.templateType,
    title: row.title,
    topic: row.topic,
    subject: row.subject,
    grade_level: row.gradeLevel,
    status: row.status,
    checks,
    favourite: row.favourite,
    saved: row.saved,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    trashed_at: null,
    ...(row.trashedAt && trashTimes(row.trashedAt)),
  };
}

const isOwn = and(
  eq(generations.id, sql.placeholder('id')),
  eq(generations.userId, sql.placeholder('userId')),
  isNull(generations.erasedAt),
);

/** A generation with its account. */
export interface Document {
  row: GenerationRow;
  account: Account;
}

const ownDocument = prepareOnce((db) => {
  const bookings = db
    .select({
      settled: sql<number>`coalesce(sum(${ledger.usedInput} + ${ledger.usedOutput}), 0)::int`.as('settled'),
      refunded:
        sql<number>`coalesce(sum(${ledger.input} + ${ledger.output}) filter (where ${ledger.kind} = 'refund'), 0)::int`.as(
          'refunded',
        ),
    })
    .from(ledger)
    .innerJoin(runs, eq(runs.id, ledger.runId))
    .where(eq(runs.generationId, sql.placeholder('id')))
    .as('bookings');
  const latest = db
    .select({
      estimate: sql<number>`${runs.reservedInput} + ${runs.reservedOutput}`.as('estimate'),
      open: sql<number>`case when ${runs.endedAt} is null then ${runs.usedInput} + ${runs.usedOutput} else 0 end`.as(
        'open',
      ),
    })
    .from(runs)
    .where(eq(runs.generationId, sql.placeholder('id')))
    .orderBy(desc(runs.createdAt))
    .limit(1)
    .as('latest');
  // One query, because it runs at every start, read and end.
  return db
    .select({
      row: generations,
      settled: bookings.settled,
      refunded: bookings.refunded,
      estimate: latest.estimate,
      open: latest.open,
      balance: balances,
    })
    .from(generations)
    .innerJoin(bookings, sql`true`)
    .leftJoin(latest, sql`true`)
    .leftJoin(balances, eq(balances.userId, generations.userId))
    .where(isOwn)
    .prepare('own_document');
});

/** The generation with its account, or undefined unless the user owns it. */
export async function readDocument(db: Database, userId: string, id: string): Promise<Document | undefined> {
  const [found] = await ownDocument(db).execute({ id, userId });
  if (!found) return undefined;
  const { row, settled, refunded, estimate, open, balance } = found;
  const account = {
    estimate: estimate ?? 0,
    settled,
    open: open ?? 0,
    refunded,
    balance: presentBalance(balance ?? undefined),
  };
  return { row, account };
}

const ownGeneration = prepareOnce((db) =>
  db.select().from(generations).where(isOwn).prepare('own_generation'),
);

/** The generation, or undefined unless the user owns it. */
export async function findGeneration(
  db: Database,
  userId: string,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await ownGeneration(db).execute({ id, userId });
  return row;
}

/** The row with its run's checkpoints applied; the row itself if no run is open. */
export async function replayCheckpoints(db: Database, row: GenerationRow): Promise<GenerationRow> {
  if (row.status !== 'writing') return row;
  // One statement: states that are older than the events would not be followed by their own.
  const checkpoints = await db
    .select({
      sections: generations.sections,
      lastEvent: eventBatches.lastEvent,
      events: eventBatches.events,
    })
    .from(generations)
    .leftJoin(eventBatches, eq(eventBatches.generationId, generations.id))
    .where(eq(generations.id, row.id))
    .orderBy(eventBatches.firstEvent);
  const result = structuredClone(row.result);
  for (const event of checkpoints.flatMap(({ events }) => events ?? [])) {
    if (event.type === 'patch') for (const patch of event.patches) applyPatch(result, patch);
  }
  const { sections = row.sections, lastEvent } = checkpoints.at(-1) ?? {};
  return { ...row, result, sections, lastEvent: lastEvent ?? row.lastEvent };
}

/** The ids of a user's documents that are being written. */
export async function listWriting(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.status, 'writing')));
  return rows.map(({ id }) => id);
}

/** The open run of a document, if there is one. */
export async function findOpenRun(db: Database, generationId: string) {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.generationId, generationId), isNull(runs.endedAt)));
  return run;
}
