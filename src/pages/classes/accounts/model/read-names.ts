import type { NewStudent } from '@/shared/api/student-accounts';

/** As many as the server takes at once. */
const MAX_STUDENTS = 100;
const MAX_LENGTH = 80;

/** The students of a list with one name a line: "Ada Byron", "Byron, Ada", or the two in columns of a spreadsheet. */
export const readNames = (text: string): NewStudent[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readName);

function readName(line: string): NewStudent {
  const [start = '', ...rest] = line.split('\t');
  if (rest.length > 0) return { first_name: plain(start), last_name: plain(rest.join(' ')) };
  const comma = line.indexOf(',');
  const family = plain(line.slice(0, comma));
  const given = plain(line.slice(comma + 1));
  if (comma > 0 && family !== '' && given !== '') return { first_name: given, last_name: family };
  const words = plain(line.replaceAll(',', ' ')).split(' ');
  return words.length === 1
    ? { first_name: words[0] ?? '', last_name: '' }
    : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Why accounts cannot be made from this list; undefined if they can. */
export function problemOfNames(text: string): string | undefined {
  const students = readNames(text);
  if (students.length === 0) return 'Enter at least one name.';
  if (students.length > MAX_STUDENTS) {
    return `Enter at most ${MAX_STUDENTS} names at once: these are ${students.length}.`;
  }
  const flawed = students.findIndex(
    ({ first_name: first, last_name: last }) =>
      first === '' || first.length > MAX_LENGTH || last.length > MAX_LENGTH,
  );
  return flawed === -1 ? undefined : `Name ${flawed + 1} has no first name, or is too long.`;
}
