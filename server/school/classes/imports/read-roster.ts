import Papa from 'papaparse';
import { normalEmail } from '../../../accounts/users/account.ts';

/** A line of a list, with the first problem that prevents an invitation. */
export interface RosterLine {
  line: number;
  name: string | null;
  email: string;
  problem: { cell: 'name' | 'email'; reason: string } | null;
}

const MAX_NAME_LENGTH = 160;
const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads a spreadsheet or a list: one student per line, name and email address in any order. A first line
 * without an address is a heading.
 */
export function readRoster(text: string): RosterLine[] {
  const { data } = Papa.parse<string[]>(text.trim(), { delimiter: delimiterOf(text) });
  const lines: RosterLine[] = [];
  for (const [index, row] of data.entries()) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const address = cells.find((cell) => cell.includes('@'));
    const isHeading = index === 0 && data.length > 1 && address === undefined;
    if (cells.length > 0 && !isHeading) lines.push(lineOf(index + 1, cells, address));
  }
  return lines;
}

function lineOf(line: number, cells: readonly string[], address: string | undefined): RosterLine {
  const name = cells.filter((cell) => cell !== address).join(' ');
  const email = normalEmail(address ?? '');
  return { line, name: name === '' ? null : name, email, problem: problemOf(name, email) };
}

function problemOf(name: string, email: string): RosterLine['problem'] {
  if (email === '') return { cell: 'email', reason: 'Enter an email address.' };
  if (!EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH)
    return { cell: 'email', reason: 'This is not an email address.' };
  if (name.length > MAX_NAME_LENGTH)
    return { cell: 'name', reason: `Use at most ${MAX_NAME_LENGTH} characters.` };
  return null;
}

/** A list of plain addresses has no delimiter to detect. */
const delimiterOf = (text: string): string => ['\t', ';'].find((mark) => text.includes(mark)) ?? ',';
