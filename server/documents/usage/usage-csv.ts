import { stringify } from 'csv-stringify/sync';
import type { UsageRun } from '../../generated/schemas/index.ts';
import type { Period } from './period.ts';
import { titleOf } from './sum-usage.ts';

const CAUSES: Record<UsageRun['cause'], string> = {
  written: 'Written',
  continued: 'Continued',
  regenerated: 'Section rewritten',
  revised: 'Document rewritten',
  extended: 'Section added',
};

/** The runs as CSV for a spreadsheet, with times in the user's time zone; without credits if the plan is unlimited. */
export function usageCsv(runs: readonly UsageRun[], { timeZone }: Period, unlimited: boolean): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const rows = runs.map(({ at, title, template_type, cause, estimated, actual, refunded }) => ({
    When: clock.format(new Date(at)),
    Document: title,
    Template: titleOf(template_type),
    Run: CAUSES[cause],
    Estimate: estimated,
    Used: actual,
    Refunded: refunded,
  }));
  return stringify(rows, {
    header: true,
    columns: ['When', 'Document', 'Template', 'Run', ...(unlimited ? [] : ['Estimate', 'Used', 'Refunded'])],
    bom: true,
    escape_formulas: true,
    // Quoted, because a carriage return in a title would start a new row.
    quoted_string: true,
    record_delimiter: 'windows',
  });
}
