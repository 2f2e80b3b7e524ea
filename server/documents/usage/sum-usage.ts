import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { ledger } from '../../billing/credits/tables.ts';
import { generations, runs } from '../generations/tables.ts';
import type { AnyTemplateType, Usage, UsageDay, UsageTool } from '../../generated/schemas/index.ts';
import { generatorOf } from '../templates/generators.ts';
import { ownIdOf } from '../own-templates/own-type.ts';
import type { Period } from './period.ts';

type Sums = Pick<Usage, 'period' | 'days' | 'tools'>;

/** Sums by day, by template and in total, in one pass over the ledger. */
export async function sumUsage(db: Database, userId: string, period: Period): Promise<Sums> {
  const bookings = db
    .select({
      // Days are passed as timestamps, because the database may know other time zone names than the
      // browser.
      day: sql<number>`width_bucket(${ledger.createdAt}, ${arrayOf(period.boundaries)}::timestamptz[])`.as(
        'day',
      ),
      tool: generations.templateType,
      ownName: sql<string | null>`${generations.ownTemplate}->'content'->>'name'`.as('own_name'),
      settled: sql<boolean>`${ledger.kind} = 'settle'`.as('settled'),
      used: sql<number>`${ledger.usedInput} + ${ledger.usedOutput}`.as('used'),
      estimated: sql<number>`${runs.reservedInput} + ${runs.reservedOutput}`.as('estimated'),
      back: sql<number>`${ledger.input} + ${ledger.output}`.as('back'),
    })
    .from(ledger)
    .innerJoin(runs, eq(runs.id, ledger.runId))
    .innerJoin(generations, eq(generations.id, runs.generationId))
    .where(
      and(
        eq(ledger.userId, userId),
        inArray(ledger.kind, ['settle', 'refund']),
        gte(ledger.createdAt, sql`${period.boundaries[0]}::timestamptz`),
        lt(ledger.createdAt, sql`${period.boundaries.at(-1)}::timestamptz`),
      ),
    )
    .as('bookings');
  const rows = await db
    .select({
      day: sql<number | null>`${bookings.day}`,
      tool: sql<AnyTemplateType | null>`${bookings.tool}`,
      ownName: sql<string | null>`max(${bookings.ownName})`,
      runs: sql<number>`(count(*) filter (where ${bookings.settled}))::int`,
      credits: sql<number>`coalesce(sum(${bookings.used}), 0)::float8`,
      estimated: sql<number>`coalesce(sum(${bookings.estimated}) filter (where ${bookings.settled}), 0)::float8`,
      refunded: sql<number>`coalesce(sum(${bookings.back}) filter (where not ${bookings.settled}), 0)::float8`,
      failed: sql<number>`(count(*) filter (where ${bookings.settled} and ${bookings.used} = 0 and ${bookings.estimated} > 0))::int`,
    })
    .from(bookings)
    .groupBy(sql`grouping sets ((${bookings.day}), (${bookings.tool}), ())`);

  const days: UsageDay[] = [];
  const tools: UsageTool[] = [];
  let total = { runs: 0, credits: 0, estimated: 0, refunded: 0, failed: 0 };
  for (const { day, tool, ownName, refunded, failed, ...sums } of rows) {
    if (day !== null) {
      days.push({ date: period.from.add({ days: day - 1 }).toString(), ...sums });
    } else if (tool !== null) tools.push({ template_type: tool, title: ownName ?? titleOf(tool), ...sums });
    else total = { ...sums, refunded, failed };
  }
  return {
    period: total,
    days: days.toSorted((one, other) => one.date.localeCompare(other.date)),
    tools: tools.toSorted(
      (one, other) => other.credits - one.credits || one.title.localeCompare(other.title),
    ),
  };
}

/** A removed template is shown by its type. */
export const titleOf = (templateType: string): string =>
  generatorOf(templateType)?.title ?? (ownIdOf(templateType) === null ? templateType : 'Own template');

const arrayOf = (texts: readonly string[]) => `{${texts.join(',')}}`;
