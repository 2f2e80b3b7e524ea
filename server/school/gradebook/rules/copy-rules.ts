import { eq } from 'drizzle-orm';
import type { GradebookRulesContent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { storeRules } from './rules.ts';
import { gradebookRules } from '../../work/closings/tables.ts';

interface Copy {
  from: string;
  to: string;
  /** The copies of assignments by their originals. */
  assignments: ReadonlyMap<string, string>;
  /** How many days later the copy is; null if it has no dates. */
  days: number | null;
}

/** Gives the copy of a class the same rules, for the assignments that were copied. Its terms are open. */
export async function copyRules(tx: Database, { from, to, assignments, days }: Copy): Promise<void> {
  const [row] = await tx.select().from(gradebookRules).where(eq(gradebookRules.classId, from));
  if (row === undefined) return;
  const { columns, terms, bonuses, must_pass: mustPass, ...content } = row.content;
  await storeRules(tx, to, {
    ...content,
    columns: columns.flatMap((column) => {
      const id = assignments.get(column.assignment_id);
      return id === undefined ? [] : [{ ...column, assignment_id: id }];
    }),
    terms: terms.map((term) => ({
      ...term,
      starts_on: daysAfter(term.starts_on, days ?? 0),
      ends_on: daysAfter(term.ends_on, days ?? 0),
      // Last year's day would close it at once.
      closes_on: days === null || term.closes_on === null ? null : daysAfter(term.closes_on, days),
    })),
    bonuses: bonuses.flatMap((rule) => copiedBound(rule, assignments)),
    must_pass: mustPass.flatMap((rule) => copiedBound(rule, assignments)),
  });
}

const DAY = 86_400_000;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

function copiedBound<Rule extends Pick<GradebookRulesContent['bonuses'][number], 'assignment_id'>>(
  rule: Rule,
  assignments: Copy['assignments'],
): Rule[] {
  if (rule.assignment_id === null) return [rule];
  const id = assignments.get(rule.assignment_id);
  return id === undefined ? [] : [{ ...rule, assignment_id: id }];
}
