import { Problem } from '../../../platform/problem.ts';
import { isUtf16 } from '../../../documents/sources/reader/kind-of-file.ts';
import { type FileRecord, type Separator, splitRecords } from './split-records.ts';

export interface GradebookTable {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly separator: Separator;
  /** Those with anything in them. */
  readonly records: readonly FileRecord[];
}

const MAX_FILE_BYTES = 3_000_000;
const MAX_ROWS = 2_000;
const MAX_COLUMNS = 400;
const MAX_LINES = 20_000;
/** Enough for a title or a name. */
const MAX_CELL = 2_000;

/** Reads the bytes of a gradebook file as a table. Throws a 422 for the field `file` if they are none, or too many. */
export function readTable(bytes: Uint8Array): GradebookTable {
  if (bytes.length === 0) throw rejected('This file is empty.');
  if (bytes.length > MAX_FILE_BYTES) throw rejected('This file is larger than 3 MB.');
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n');
  if (decoded.includes('\0'))
    throw rejected('This is not a text file. Save the sheet as CSV and choose that file.');
  const named = /^"?sep=([,;\t:])"?\n/i.exec(decoded);
  // The line of the separator stays as an empty one, so that the numbers of the lines are right.
  const text = named ? decoded.slice(named[0].length - 1) : decoded;
  const separator =
    separators.find((sign) => sign === named?.[1]) ?? likelySeparator(text.slice(0, SAMPLED_TEXT));
  return { encoding, separator, records: filledRecords(text, separator) };
}

const rejected = (message: string): Problem => Problem.field('file', message);

function encodingOf(bytes: Uint8Array): GradebookTable['encoding'] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (/^(?:PK\u0003\u0004|\u00D0\u00CF\u0011\u00E0)/.test(buffer.toString('latin1', 0, 4)))
    throw rejected('This is a workbook. Save the sheet as CSV and choose that file.');
  const order = isUtf16(buffer);
  if (order !== false) return `utf-16${order}`;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Of equal merit the earlier: a colon stands in many titles. */
const separators: readonly Separator[] = ['\t', ';', ',', ':'];
const SAMPLED = 60;
const SAMPLED_TEXT = 200_000;

/** The separator that gives most lines the same number of cells. */
function likelySeparator(text: string): Separator {
  let best: { separator: Separator; merit: number } = { separator: ',', merit: 0 };
  for (const separator of separators) {
    const merit = text.includes(separator) ? meritOf(text, separator) : 0;
    if (merit > best.merit) best = { separator, merit };
  }
  return best.separator;
}

/** The share of lines with the usual number of cells; wider tables are likelier among equals. */
function meritOf(text: string, separator: Separator): number {
  const widths = new Map<number, number>();
  let count = 0;
  for (const record of splitRecords(text, separator)) {
    if (!('cells' in record) || count === SAMPLED) break;
    if (!isFilled(record)) continue;
    count += 1;
    const width = record.cells.length;
    if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1);
  }
  const [width = 0, lines = 0] = [...widths].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return count === 0 ? 0 : lines / count + Math.min(width, 1000) / 100_000;
}

function filledRecords(text: string, separator: Separator): FileRecord[] {
  const records: FileRecord[] = [];
  for (const record of splitRecords(text, separator)) {
    if (!('cells' in record))
      throw rejected(`A quotation mark in line ${record.line} is not closed. Check that line.`);
    if (record.line > MAX_LINES) throw rejected('This file has more than 20,000 lines.');
    if (!isFilled(record)) continue;
    if (widthOf(record.cells) > MAX_COLUMNS)
      throw rejected(`Line ${record.line} has more than ${MAX_COLUMNS} columns.`);
    if (records.length > MAX_ROWS + MAX_HEADINGS)
      throw rejected('This file has more than 2,000 lines with students.');
    records.push({
      line: record.line,
      cells: record.cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL)),
    });
  }
  if (records.length === 0) throw rejected('This file has no lines with text.');
  return records;
}

/** Lines above the students, such as titles, points and dates. */
export const MAX_HEADINGS = 20;

const isFilled = ({ cells }: FileRecord): boolean => cells.some((cell) => cell.trim() !== '');

/** Without empty cells at the end, which spreadsheets add. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
