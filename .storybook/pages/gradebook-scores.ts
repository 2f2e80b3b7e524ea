import type { GridCell, GridColumn, GridRow } from '@/shared/ui/data-grid';

/** How scores are read. */
export type ScoreUnit = 'points' | 'percent' | 'letter';

const letters = [
  [93, 'A'],
  [90, 'A−'],
  [87, 'B+'],
  [83, 'B'],
  [80, 'B−'],
  [77, 'C+'],
  [73, 'C'],
  [70, 'C−'],
  [60, 'D'],
] as const;

function letterOf(percent: number): string {
  return letters.find(([least]) => percent >= least)?.[1] ?? 'F';
}

/** A cell of the book as a teacher wants to read it. */
export function shownAs(unit: ScoreUnit, cell: GridCell | undefined, outOf: number): GridCell {
  if (!cell?.text) return cell ?? {};
  const percent = (Number(cell.text) / outOf) * 100;
  if (unit === 'percent') return { ...cell, text: String(Math.round(percent * 10) / 10) };
  return unit === 'letter' ? { ...cell, text: letterOf(percent) } : cell;
}

/** What the grid shows, as lines of comma-separated values. */
export function tableOf(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  cellAt: (row: string, column: string) => GridCell,
): string {
  const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const line = (values: readonly string[]) => values.map(quoted).join(',');
  const written = ({ text, mark }: GridCell) => text ?? mark ?? '';
  return [
    line(['Student', 'Average', ...columns.map(({ title }) => title)]),
    ...rows.map((row) =>
      line([
        `${row.familyName}, ${row.givenName}`,
        row.totals?.average?.text ?? '',
        ...columns.map((column) => written(cellAt(row.id, column.id))),
      ]),
    ),
  ].join('\r\n');
}
