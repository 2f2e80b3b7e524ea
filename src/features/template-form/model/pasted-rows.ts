import Papa from 'papaparse';
import { blankOf, type FormField, type FormValues } from '@/entities/template-form';
import { conventions } from '@/shared/lib/dates';

export type PastedRows = {
  rows: FormValues[];
  /** The number of cells that don't fit their field, such as a word for a number. */
  unread: number;
};

/**
 * Reads lines pasted from a spreadsheet into rows: the cells in the order of the fields, or by their labels if the first line
 * names them.
 */
export function readPastedRows(text: string, fields: readonly FormField[]): PastedRows {
  const lines = text.trim().split(/\r?\n/);
  const tabbed = text.includes('\t');
  const [head = [], ...rest] = cellsOf(text, lines, tabbed);
  const named = head.map((cell) => fields.find((field) => isNamed(field, cell)));
  const hasHeading = rest.length > 0 && named.every((field) => field !== undefined);
  const columns = hasHeading ? named : fields;
  const blank = blankOf(fields);
  let unread = 0;
  const rows = (hasHeading ? rest : [head, ...rest]).map((cells) => {
    const row: Record<string, unknown> = { ...blank };
    for (const [index, cell] of cells.entries()) {
      const field = columns[index];
      if (cell.trim() === '') continue;
      const value = field ? cellValue(field, cell.trim()) : undefined;
      if (field === undefined || value === undefined) unread += 1;
      else row[field.name] = value;
    }
    return row;
  });
  return { rows, unread };
}

/** Commas separate cells only if every line has the same number of them; otherwise each line is one cell. */
function cellsOf(text: string, lines: readonly string[], tabbed: boolean): string[][] {
  const parsed = Papa.parse<string[]>(text.trim(), {
    delimiter: tabbed ? '\t' : ',',
    skipEmptyLines: 'greedy',
  }).data;
  const even = parsed.every(({ length }) => length === parsed[0]?.length);
  return tabbed || even ? parsed : lines.filter((line) => line.trim() !== '').map((line) => [line]);
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isNamed = ({ label, name }: FormField, cell: string): boolean =>
  isSame(label, cell) || isSame(name.replaceAll('_', ' '), cell);

function cellValue(field: FormField, cell: string): unknown {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return cell;
    case 'select':
      return field.options.find((option) => isSame(option, cell)) ?? (field.open ? cell : undefined);
    case 'choice':
      return field.options.find((option) => isSame(option, cell));
    case 'number':
      return numberOf(cell);
    case 'switch':
      return /^(yes|true|x|1|✓)$/i.test(cell);
    case 'tags':
      return listOf(cell);
    case 'chips':
      return field.options.filter((option) => listOf(cell).some((part) => isSame(option, part)));
    case 'date':
      return dateOf(cell);
    case 'time':
      return timeOf(cell);
    default:
      return undefined;
  }
}

const listOf = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function numberOf(cell: string): number | undefined {
  const number = Number(cell.replaceAll(/[,%$\s]/g, ''));
  return Number.isFinite(number) ? number : undefined;
}

/** 2026-09-01, or 9/1/2026 in the order of the date picker. */
function dateOf(cell: string): string | undefined {
  const [, first, second, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const [month, day] = conventions().isMonthFirst ? [first, second] : [second, first];
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** 13:05, 9:00 or 9:00 AM. */
function timeOf(cell: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*([ap]m)?$/i.exec(cell) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}
