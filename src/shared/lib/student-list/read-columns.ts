import { isEmail } from '../email';
import { type ColumnRole, type HeadingMeaning, isOfGuardian, meaningOf } from './column-roles';
import type { ListRecord } from './list-records';
import { isSuffixed } from './student-names';

export type ListColumn = {
  index: number;
  /** Empty in a list without headings. */
  heading: string;
  role: ColumnRole;
  /** The first values, for a teacher who chooses. */
  samples: string[];
  /** Whether the heading names a parent or guardian, so that the column can't become the students' addresses. */
  isOfGuardian: boolean;
};

export type ReadColumns = {
  columns: ListColumn[];
  /** The index of the record with the headings; -1 if there is none. */
  headingAt: number;
  /** Whether there are addresses, and the teacher has to say which are the students'. */
  isUnclear: boolean;
};

/** Titles above the headings of an export. */
const MAX_TITLES = 20;
const NAMED = new Set<HeadingMeaning>([
  'name',
  'last_first',
  'first',
  'last',
  'name_or_last',
  'name_or_first',
]);
const ADDRESSED = new Set<HeadingMeaning>(['email', 'own_email', 'unclear_email', 'login']);

type Guess = { meaning: HeadingMeaning | null; heading: string; cells: string[] };

/** Finds the headings of a list, and what each of its columns holds. `records` have at least one filled cell. */
export function readColumns(records: readonly ListRecord[]): ReadColumns {
  const known = findHeading(records);
  const headingAt = known === -1 && isForeignHeading(records) ? 0 : known;
  const headings = records[headingAt]?.cells ?? [];
  const rows = records.slice(headingAt + 1);
  const width = headingAt === -1 ? usualWidth(rows) : headings.length;
  const guesses = Array.from({ length: width }, (_, index): Guess => {
    const heading = (headings[index] ?? '').trim();
    const cells = rows.map((row) => (row.cells[index] ?? '').trim()).filter((cell) => cell !== '');
    return { heading, cells, meaning: known === -1 ? null : meaningOf(heading) };
  });
  const settled = known === -1 ? byContent(guesses) : byHeadings(guesses);
  return {
    headingAt,
    isUnclear: settled.isUnclear,
    columns: guesses.map(({ heading, cells }, index) => ({
      index,
      heading: heading.replaceAll(/\s+/g, ' '),
      role: settled.roles[index] ?? 'unused',
      samples: [...new Set(cells.slice(0, 20))].slice(0, 3),
      isOfGuardian: isOfGuardian(heading),
    })),
  };
}

/** The first record that is mostly known headings, with one for a name or an address. */
function findHeading(records: readonly ListRecord[]): number {
  return records.slice(0, MAX_TITLES).findIndex(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.some((cell) => cell.includes('@'))) return false;
    const meanings = filled.map(meaningOf).filter((meaning) => meaning !== null);
    const isOfPeople = meanings.some((meaning) => NAMED.has(meaning) || ADDRESSED.has(meaning));
    return isOfPeople && meanings.length * 2 >= filled.length;
  });
}

/** Whether the first record names the column of addresses in a language that is not known. */
function isForeignHeading(records: readonly ListRecord[]): boolean {
  const [first, ...rest] = records;
  if (first === undefined || rest.length === 0 || first.cells.some((cell) => /[@\d]/.test(cell)))
    return false;
  return first.cells.some(
    (cell, index) => cell.trim() !== '' && rest.every((row) => (row.cells[index] ?? '').includes('@')),
  );
}

function usualWidth(rows: readonly ListRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, often], [b, more]) => more - often || b - a);
  return usual?.[0] ?? 0;
}

type Settled = { roles: ColumnRole[]; isUnclear: boolean };

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
const holdsAddress = (cell: string): boolean => cell.includes('@');
const isTurned = (cell: string): boolean => /^[^,]+,[^,]+(?:,[^,]+)?$/.test(cell) && !isSuffixed(cell);

function byHeadings(guesses: readonly Guess[]): Settled {
  const meanings = guesses.map(({ meaning, cells }): HeadingMeaning => {
    const areAddresses = share(cells, holdsAddress) >= 0.5;
    if (meaning === 'login') return areAddresses ? 'own_email' : 'unused';
    if (meaning === null) return areAddresses ? 'unclear_email' : 'unused';
    return meaning;
  });
  const has = (meaning: HeadingMeaning): boolean => meanings.includes(meaning);
  const email = addressColumn(guesses, meanings);
  const roles = meanings.map((meaning, index): ColumnRole => {
    switch (meaning) {
      case 'email':
      case 'own_email':
      case 'unclear_email':
        return index === email ? 'email' : 'unused';
      case 'plain_id':
        return has('number') ? 'unused' : 'number';
      case 'name_or_last':
        return has('first') && !has('last') ? 'last' : nameRole(guesses[index]);
      case 'name_or_first':
        return has('last') && !has('first') ? 'first' : nameRole(guesses[index]);
      case 'name':
        return nameRole(guesses[index]);
      case 'login':
        return 'unused';
      default:
        return meaning;
    }
  });
  const hasAddresses = meanings.some((meaning) => ADDRESSED.has(meaning));
  return { roles: withoutSpares(roles), isUnclear: email === -1 && hasAddresses };
}

const nameRole = (guess: Guess | undefined): ColumnRole =>
  share(guess?.cells ?? [], isTurned) >= 0.5 ? 'last_first' : 'name';

/** A whole name makes its parts spare, and each meaning has one column; parents may have several. */
function withoutSpares(roles: readonly ColumnRole[]): ColumnRole[] {
  const isParted = roles.includes('first') && roles.includes('last');
  const seen = new Set<ColumnRole>();
  return roles.map((role) => {
    const isSpare = isParted && (role === 'name' || role === 'last_first');
    if (role === 'guardian' || role === 'unused') return role;
    if (isSpare || seen.has(role)) return 'unused';
    seen.add(role);
    return role;
  });
}

/** The column with the students' addresses; -1 if there is none, or if more than one may be it. */
function addressColumn(guesses: readonly Guess[], meanings: readonly HeadingMeaning[]): number {
  const all = (wanted: HeadingMeaning) =>
    meanings.flatMap((meaning, index) => (meaning === wanted ? [index] : []));
  const [own, plain] = [all('own_email'), all('email')];
  if (own.length > 0) return own.length === 1 ? (own[0] ?? -1) : -1;
  const [only] = plain;
  if (only === undefined || plain.length > 1) return -1;
  // "Student, Guardian, Email": the address may be the guardian's, unless theirs have a column of their own.
  const guardians = all('guardian');
  const haveOwnColumn = guardians.some((index) => share(guesses[index]?.cells ?? [], holdsAddress) > 0);
  return guardians.some((index) => index < only) && !haveOwnColumn ? -1 : only;
}

const isDate = (cell: string): boolean => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(cell);

function byContent(guesses: readonly Guess[]): Settled {
  const isAddresses = guesses.map(({ cells }) => share(cells, holdsAddress) >= 0.5);
  const addresses = isAddresses.filter(Boolean).length;
  let texts = 0;
  const kinds = guesses.map(({ cells }, index): ColumnRole | 'text' => {
    if (isAddresses[index]) return addresses === 1 ? 'email' : 'unused';
    if (share(cells, isDate) >= 0.5) return 'birth';
    if (share(cells, (cell) => /\d/.test(cell)) >= 0.5) return 'unused';
    // A class or a house, not a name.
    if (cells.length === 0 || (cells.length > 4 && new Set(cells).size * 2 <= cells.length)) return 'unused';
    texts += 1;
    return texts > 2 ? 'unused' : 'text';
  });
  const parted =
    texts > 1 && !kinds.some((kind, index) => kind === 'text' && nameRole(guesses[index]) !== 'name');
  let part = 0;
  const roles = kinds.map((kind, index): ColumnRole => {
    if (kind !== 'text') return kind;
    part += 1;
    if (parted) return part === 1 ? 'first' : 'last';
    return part === 1 ? nameRole(guesses[index]) : 'unused';
  });
  return { roles, isUnclear: addresses > 1 };
}

/** Whether the cells of a record are addresses and nothing else. */
export const isAddressesAlone = ({ cells }: ListRecord): boolean =>
  cells.every((cell) => cell.trim() === '' || isEmail(cell));
