import Papa from 'papaparse';
import type { RosterEntry } from '@/shared/api/onboarding';
import { isEmail } from '@/shared/lib/email';

export type Roster = {
  entries: RosterEntry[];
  /** Numbers of the lines without an email address. */
  unread: number[];
};

export const MAX_STUDENTS = 40;

const MAX_NAME_LENGTH = 160;

/**
 * Reads a spreadsheet or a list: one student per line, name and email address in any order. A first line
 * without an address is a heading; repeated addresses count once.
 */
export function readRoster(text: string): Roster {
  const { data } = Papa.parse<string[]>(text.trim(), { delimiter: delimiterOf(text) });
  const entries = new Map<string, RosterEntry>();
  const unread: number[] = [];
  for (const [index, row] of data.entries()) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const email = cells.find(isEmail);
    if (email !== undefined) {
      const name = cells
        .filter((cell) => cell !== email)
        .join(' ')
        .slice(0, MAX_NAME_LENGTH);
      const key = email.toLowerCase();
      if (!entries.has(key)) entries.set(key, { email, name: name || null });
    } else if (cells.length > 0 && !(index === 0 && data.length > 1)) {
      unread.push(index + 1);
    }
  }
  return { entries: [...entries.values()], unread };
}

/** A list of plain addresses has no delimiter to detect. */
const delimiterOf = (text: string): string => ['\t', ';'].find((mark) => text.includes(mark)) ?? ',';
