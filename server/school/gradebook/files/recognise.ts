import { Problem } from '../../../platform/problem.ts';
import { type ColumnRole, columnRoles, type Dialect, dialects, type LineKind } from './dialects.ts';
import { type Answers, columnKey } from './questions.ts';
import { type GradebookTable, MAX_HEADINGS } from './read-table.ts';
import type { FileRecord } from './split-records.ts';

export interface FileColumn {
  readonly index: number;
  readonly heading: string;
  readonly role: ColumnRole;
  /** The title of the assignment in the heading. */
  readonly title: string;
  /** The end of the assignment's id in the heading. */
  readonly tag: string | null;
  /** The maximum that the file states. */
  readonly points: number | null;
}

export interface PassedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: LineKind | 'above' | 'no_student' | 'repeated';
}

export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface RecognisedFile {
  readonly dialect: Dialect;
  readonly headingLine: number;
  readonly columns: readonly FileColumn[];
  readonly rows: readonly FileRow[];
  readonly passed: readonly PassedLine[];
  readonly exportedAt: Date | null;
}

const IDENTITIES = new Set<ColumnRole>(columnRoles.slice(0, columnRoles.indexOf('assignment')));
const UNIQUE: readonly ColumnRole[] = ['id', 'number', 'email', 'user_name'];
export const identifies = ({ role }: FileColumn): boolean => IDENTITIES.has(role);

/** Finds the format of a table, what its columns hold, and which lines are students. */
export function recognise(table: GradebookTable, answers: Answers): RecognisedFile {
  const records = table.records.map(({ line, cells }) => ({ line, cells: cells.map(plainCell) }));
  const { dialect, at } = findHeading(records);
  const heading = records[at] ?? { line: 1, cells: [] };
  const below = records.slice(at + 1);
  const above = records.slice(0, at);
  const first = heading.cells.map((cell, index) => columnOf(dialect, cell, index));
  const points = below.find((row) => lineKindOf(dialect, first, row) === 'points');
  const columns = first.map((column) =>
    withAnswer(withPoints(withAbove(column, dialect, above), dialect, points), answers),
  );
  const passed: PassedLine[] = above.map((row) => passedLine(row, 'above'));
  const rows: FileRow[] = [];
  for (const row of below) {
    const reason = lineKindOf(dialect, columns, row);
    if (reason === null) rows.push(row);
    else passed.push(passedLine(row, reason));
  }
  return { dialect, headingLine: heading.line, columns, rows, passed, exportedAt: exportTime(columns, rows) };
}

/** Without spaces around it, and without the guards by which a text or a number stays what it is in a spreadsheet. */
const plainCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(\d*)"$/, '$1')
    .replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

export const passedLine = ({ line, cells }: FileRow, reason: PassedLine['reason']): PassedLine => ({
  line,
  text: cells
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(', '),
  reason,
});

function findHeading(records: readonly FileRecord[]): { dialect: Dialect; at: number } {
  const heads = records.slice(0, MAX_HEADINGS);
  for (const dialect of dialects) {
    if (dialect.required.length === 0) continue;
    const at = heads.findIndex(({ cells }) =>
      dialect.required.every((heading) => cells.some((cell) => heading.test(cell))),
    );
    if (at !== -1) return { dialect, at };
  }
  const other = dialects.at(-1);
  if (other === undefined) throw new Error('No format takes any table.');
  const known = heads.findIndex(({ cells }) =>
    cells.some((cell, index) => identifies(columnOf(other, cell, index))),
  );
  const at =
    known === -1 ? heads.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1) : known;
  if (at === -1)
    throw Problem.field('file', 'This file has no table. It needs a line of headings above the students.');
  return { dialect: other, at };
}

function columnOf(dialect: Dialect, heading: string, index: number): FileColumn {
  for (const [pattern, role] of dialect.headings) {
    const match = pattern.exec(heading);
    if (match === null) continue;
    const { title = heading, tag = null } = match.groups ?? {};
    return { index, heading, role, title, tag, points: null };
  }
  const role = heading === '' || dialect.needsPoints === true ? 'unused' : 'assignment';
  return { index, heading, role, title: heading, tag: null, points: null };
}

/** A column that the line of points has a number for is an assignment. */
function withPoints(column: FileColumn, { needsPoints }: Dialect, row: FileRow | undefined): FileColumn {
  const text = row?.cells[column.index] ?? '';
  if (/^\(read only\)$/i.test(text)) return { ...column, role: 'read_only' };
  const points = numberIn(text) ?? column.points;
  const isAssignment =
    needsPoints === true && column.role === 'unused' && points !== null && column.heading !== '';
  return { ...column, points, role: isAssignment ? 'assignment' : column.role };
}

function withAbove(column: FileColumn, { above }: Dialect, rows: readonly FileRow[]): FileColumn {
  if (above === undefined || column.role !== 'assignment') return column;
  const valueOf = (label: RegExp): string =>
    rows.find(({ cells }) => label.test(cells[0] ?? ''))?.cells[1] ?? '';
  return { ...column, title: valueOf(above.title), points: numberIn(valueOf(above.points)) };
}

function withAnswer(column: FileColumn, answers: Answers): FileColumn {
  const key = columnKey(column.index);
  const role = columnRoles.find((each) => Object.hasOwn(answers, key) && each === answers[key]);
  const pointsKey = `points:${column.index}`;
  const points = Object.hasOwn(answers, pointsKey) ? numberIn(answers[pointsKey] ?? '') : null;
  return { ...column, role: role ?? column.role, points: points ?? column.points };
}

const numberIn = (text: string): number | null =>
  /^\d{1,7}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;

/** What a line is that is about no student; null if it is about one. */
function lineKindOf(
  dialect: Dialect,
  columns: readonly FileColumn[],
  { cells }: FileRow,
): LineKind | 'no_student' | null {
  const known = columns.filter(({ index }) => (cells[index] ?? '') !== '');
  if (known.some(({ role }) => UNIQUE.includes(role))) return null;
  const first = cells.find((cell) => cell !== '') ?? '';
  const kind = dialect.lines.find(([pattern]) => pattern.test(first))?.[1];
  if (kind !== undefined) return kind;
  if (columns.some(identifies)) return known.some(identifies) ? null : 'no_student';
  return null;
}

function exportTime(columns: readonly FileColumn[], rows: readonly FileRow[]): Date | null {
  const index = columns.find(({ role }) => role === 'exported_at')?.index ?? -1;
  const seconds = Number((rows[0]?.cells[index] ?? '').replace(',', '.'));
  return seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null;
}
