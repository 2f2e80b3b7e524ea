import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { prepareOnce } from '../../platform/database/prepare-once.ts';
import { ledger } from '../../billing/credits/tables.ts';
import { generations, runs } from '../generations/document/tables.ts';
import type {
  AnyTemplateType,
  Usage,
  UsageDay,
  UsageMonth,
  UsageTool,
} from '../../generated/schemas/index.ts';
import { generatorOf } from '../templates/generators.ts';
import { ownIdOf } from '../own-templates/own-type.ts';
import type { Period } from './period.ts';

type Sums = Pick<Usage, 'period' | 'days' | 'tools' | 'months'>;

const sumsOfPeriod = prepareOnce((db) => {
  const bookings = db
    .select({
      // Days are passed as timestamps, because the database may know other time zone names than the
      // browser.
      day: sql<number>`width_bucket(${ledger.createdAt}, ${sql.placeholder('days')}::timestamptz[])`.as(
        'day',
      ),
      month: sql<number>`width_bucket(${ledger.createdAt}, ${sql.placeholder('months')}::timestamptz[])`.as(
        'month',
      ),
      tool: generations.templateType,
      ownName: sql<string | null>`${generations.ownTemplate}->'content'->>'name'`.as('own_name'),
      document: sql<string>`${generations.id}`.as('document'),
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
        eq(ledger.userId, sql.placeholder('userId')),
        inArray(ledger.kind, ['settle', 'refund']),
        gte(ledger.createdAt, sql`${sql.placeholder('start')}::timestamptz`),
        lt(ledger.createdAt, sql`${sql.placeholder('end')}::timestamptz`),
      ),
    )
    .as('bookings');
  return db
    .select({
      day: sql<number | null>`${bookings.day}`,
      month: sql<number | null>`${bookings.month}`,
      tool: sql<AnyTemplateType | null>`${bookings.tool}`,
      ownName: sql<string | null>`max(${bookings.ownName})`,
      documents: sql<number>`(count(distinct ${bookings.document}) filter (where ${bookings.settled}))::int`,
      runs: sql<number>`(count(*) filter (where ${bookings.settled}))::int`,
      credits: sql<number>`coalesce(sum(${bookings.used}), 0)::float8`,
      estimated: sql<number>`coalesce(sum(${bookings.estimated}) filter (where ${bookings.settled}), 0)::float8`,
      refunded: sql<number>`coalesce(sum(${bookings.back}) filter (where not ${bookings.settled}), 0)::float8`,
      failed: sql<number>`(count(*) filter (where ${bookings.settled} and ${bookings.used} = 0 and ${bookings.estimated} > 0))::int`,
    })
    .from(bookings)
    .groupBy(
      sql`grouping sets ((${bookings.day}), (${bookings.tool}), (${bookings.month}, ${bookings.tool}), ())`,
    )
    .prepare('usage_of_period');
});

/** Sums by day, by template, by month and template, and in total, in one pass over the ledger. */
export async function sumUsage(db: Database, userId: string, period: Period): Promise<Sums> {
  const rows = await sumsOfPeriod(db).execute({
    userId,
    days: arrayOf(period.boundaries),
    months: arrayOf(period.months.map(({ start }) => start)),
    start: period.boundaries[0],
    end: period.boundaries.at(-1),
  });

  const days: UsageDay[] = [];
  const tools: UsageTool[] = [];
  const months: UsageMonth[] = [];
  let total = { runs: 0, credits: 0, estimated: 0, refunded: 0, failed: 0 };
  for (const { day, month, tool, ownName, documents, refunded, failed, ...sums } of rows) {
    if (day !== null) {
      days.push({ date: period.from.add({ days: day - 1 }).toString(), ...sums });
      continue;
    }
    if (tool === null) {
      total = { ...sums, refunded, failed };
      continue;
    }
    const title = ownName ?? titleOf(tool);
    if (month === null) tools.push({ template_type: tool, title, ...sums });
    else if (documents > 0) {
      const name = period.months[month - 1]?.month ?? '';
      months.push({ month: name, template_type: tool, title, documents, credits: sums.credits });
    }
  }
  return {
    period: total,
    days: days.toSorted((one, other) => one.date.localeCompare(other.date)),
    months: months.toSorted(
      (one, other) =>
        other.month.localeCompare(one.month) ||
        other.documents - one.documents ||
        one.title.localeCompare(other.title),
    ),
    tools: tools.toSorted(
      (one, other) => other.credits - one.credits || one.title.localeCompare(other.title),
    ),
  };
}

/** A removed template is shown by its type. */
export const titleOf = (templateType: string): string =>
  generatorOf(templateType)?.title ?? (ownIdOf(templateType) === null ? templateType : 'Own template');

const arrayOf = (texts: readonly string[]) => `{${texts.join(',')}}`;
