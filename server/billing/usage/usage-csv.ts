import { stringify } from 'csv-stringify/sync';
import type { UsageRun } from '../../generated/schemas/index.ts';
import type { Period } from './period.ts';
import { titleOf } from './sum-usage.ts';

const CAUSES: Record<UsageRun['cause'], string> = {
  written: 'Written',
  continued: 'Continued',
  regenerated: 'A section again',
};

/** The runs as a spreadsheet reads them, with times as the person's clock shows them. */
export function usageCsv(runs: readonly UsageRun[], { timeZone }: Period): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const rows = runs.map(({ at, title, template_type, cause, estimated, actual, refunded }) => ({
    When: clock.format(new Date(at)),
    Piece: title,
    Tool: titleOf(template_type),
    Run: CAUSES[cause],
    Estimate: estimated,
    Used: actual,
    'Given back': refunded,
  }));
  return stringify(rows, {
    header: true,
    columns: ['When', 'Piece', 'Tool', 'Run', 'Estimate', 'Used', 'Given back'],
    bom: true,
    escape_formulas: true,
    // Quoted, because a bare carriage return in a title would begin a new row.
    quoted_string: true,
    record_delimiter: 'windows',
  });
}
