import {
  type ColumnRole,
  type HeadingMeaning,
  isOfAdult,
  isOfGuardian,
  meaningOf,
  namesAddress,
  namesPerson,
} from './column-roles';
import { findHeadings } from './find-headings';
import type { ListRecord } from './list-records';
import { areNames, areRepeated, share, shareWords } from './name-cells';
import { isRelation } from './relatives';
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
  /** Whether the column has no heading, or one that is not known. */
  isUnknown: boolean;
};

export type ReadColumns = {
  columns: ListColumn[];
  /** The index of the record with the headings; -1 if there is none. */
  headingAt: number;
  /** Whether there are addresses, and the teacher has to say which are the students'. */
  isUnclear: boolean;
};

type Guess = {
  /** Null if the heading is not known. */
  meaning: HeadingMeaning | null;
  heading: string;
  /** The cells that hold something. */
  cells: string[];
  /** The cells of all records. */
  all: string[];
};

/** Finds the headings of a list, and what each of its columns holds. `records` have at least one filled cell. */
export function readColumns(records: readonly ListRecord[]): ReadColumns {
  const { at: headingAt, headings } = findHeadings(records);
  const rows = records.slice(headingAt + 1);
  const width = headingAt === -1 ? usualWidth(rows) : headings.length;
  const guesses = Array.from({ length: width }, (_, index): Guess => {
    const heading = (headings[index] ?? '').trim();
    const all = rows.map((row) => (row.cells[index] ?? '').trim());
    const meaning = headingAt === -1 || heading === '' ? null : meaningOf(heading);
    return { heading, all, cells: all.filter((cell) => cell !== ''), meaning };
  });
  const settled = headingAt === -1 ? byContent(guesses) : byHeadings(guesses);
  return {
    headingAt,
    isUnclear: settled.isUnclear,
    columns: guesses.map(({ heading, cells, meaning }, index) => ({
      index,
      heading: heading.replaceAll(/\s+/g, ' '),
      role: settled.roles[index] ?? 'unused',
      samples: [...new Set(cells.slice(0, 20))].slice(0, 3),
      isOfGuardian: isOfGuardian(heading),
      isUnknown: meaning === null,
    })),
  };
}

function usualWidth(rows: readonly ListRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, often], [b, more]) => more - often || b - a);
  return usual?.[0] ?? 0;
}

type Settled = { roles: ColumnRole[]; isUnclear: boolean };

const holdsAddress = (cell: string): boolean => cell.includes('@');
const isTurned = (cell: string): boolean => /^[^,]+,[^,]+(?:,[^,]+)?$/.test(cell) && !isSuffixed(cell);

function byHeadings(guesses: readonly Guess[]): Settled {
  const meanings = withNamesInUse(guesses).map((meaning, index): HeadingMeaning => {
    const areAddresses = share(guesses[index]?.cells ?? [], holdsAddress) >= 0.5;
    if (meaning === 'login') return areAddresses ? 'own_email' : 'unused';
    if (meaning === null) return areAddresses ? 'unclear_email' : 'unused';
    return meaning;
  });
  const has = (meaning: HeadingMeaning): boolean => meanings.includes(meaning);
  const named = meanings.map((meaning, index): ColumnRole => {
    switch (meaning) {
      case 'email':
      case 'own_email':
      case 'unclear_email':
      case 'login':
      case 'in_use':
        return 'unused';
      case 'plain_id':
        return has('number') ? 'unused' : 'number';
      case 'name_or_last':
        return has('first') && !has('last')
          ? 'last'
          : (firstRole(guesses[index], has) ?? nameRole(guesses[index]));
      case 'name_or_first':
        return has('last') && !has('first') ? 'first' : nameRole(guesses[index]);
      case 'name':
        return firstRole(guesses[index], has) ?? nameRole(guesses[index]);
      default:
        return meaning;
    }
  });
  const roles = withUnknownName(withoutSpares(named), guesses, meanings);
  const email = addressColumn(guesses, meanings, roles);
  const hasAddresses = meanings.some(namesAddress);
  return {
    roles: roles.map((role, index) => (index === email ? 'email' : role)),
    isUnclear: email === -1 && hasAddresses,
  };
}

/** A name in use, such as a Rufname, is the first name where no other column has it, or where everybody has one. */
function withNamesInUse(guesses: readonly Guess[]): (HeadingMeaning | null)[] {
  const meanings = guesses.map(({ meaning }) => meaning);
  const inUse = meanings.indexOf('in_use');
  const used = guesses[inUse];
  if (used === undefined) return meanings;
  const first = meanings.indexOf('first');
  const names = guesses.find(({ meaning }) => meaning === 'name' || meaning === 'name_or_last');
  const isInName = names !== undefined && names.meaning !== 'last' && shareWords(names.all, used.all) >= 0.5;
  const isFirst = first === -1 ? !isInName : used.cells.length === used.all.length;
  return meanings.map((meaning, index) => {
    if (index === inUse) return isFirst ? 'first' : 'preferred';
    return index === first && isFirst ? 'unused' : meaning;
  });
}

/** Where no column of names is known, the only one that looks like names is proposed. */
function withUnknownName(
  roles: readonly ColumnRole[],
  guesses: readonly Guess[],
  meanings: readonly HeadingMeaning[],
): ColumnRole[] {
  if (meanings.some(namesPerson)) return [...roles];
  const looking = guesses.flatMap(({ meaning, cells }, index) =>
    meaning === null && areNames(cells) ? [index] : [],
  );
  return roles.map((role, index) =>
    looking.length === 1 && looking[0] === index ? nameRole(guesses[index]) : role,
  );
}

/** "Child" beside "Surname" is the first name. */
const firstRole = (guess: Guess | undefined, has: (meaning: HeadingMeaning) => boolean): 'first' | null =>
  has('last') && !has('first') && share(guess?.cells ?? [], hasSpace) < 0.5 ? 'first' : null;

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

/**
 * The column with the students' addresses; -1 if there is none, if more than one may be it, or if an only one that does
 * not say whose it is stands beside the names of other people.
 */
function addressColumn(
  guesses: readonly Guess[],
  meanings: readonly HeadingMeaning[],
  roles: readonly ColumnRole[],
): number {
  const all = (wanted: HeadingMeaning) =>
    meanings.flatMap((meaning, index) => (meaning === wanted ? [index] : []));
  const [own, plain] = [all('own_email'), all('email')];
  if (own.length > 0) return own.length === 1 ? (own[0] ?? -1) : -1;
  const [only] = plain;
  if (only === undefined || plain.length > 1) return -1;
  const guardians = all('guardian');
  const haveOwnColumn = guardians.some((index) => share(guesses[index]?.cells ?? [], holdsAddress) > 0);
  const isOthers = guesses.some((guess, index) => {
    if (index === only) return false;
    if (meanings[index] === 'guardian') return !haveOwnColumn && (index < only || hasLetters(guess.cells));
    return isOfOthers(guess, roles[index] ?? 'unused', guesses, roles);
  });
  return isOthers ? -1 : only;
}

const hasLetters = (cells: readonly string[]): boolean => cells.some((cell) => /\p{L}{2}/u.test(cell));

/** Whether a column holds names, of people who are not known to be the students. */
function isOfOthers(
  { meaning, heading, cells, all }: Guess,
  role: ColumnRole,
  guesses: readonly Guess[],
  roles: readonly ColumnRole[],
): boolean {
  if (meaning === null || isOfAdult(heading)) return role !== 'email' && areNames(cells);
  if (role !== 'unused' || !namesPerson(meaning)) return false;
  // A second column of names is the students' if it repeats the first.
  const same = guesses.filter((_, index) =>
    ['name', 'last_first', 'first', 'last'].includes(roles[index] ?? ''),
  );
  return !same.some((guess) => shareWords(guess.all, all) >= 0.5);
}

const isDate = (cell: string): boolean => /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(cell);

function byContent(guesses: readonly Guess[]): Settled {
  const isAddresses = guesses.map(({ cells }) => share(cells, holdsAddress) >= 0.5);
  const addresses = isAddresses.filter(Boolean).length;
  const unrelated = guesses.map(({ cells }, index): ColumnRole | 'text' => {
    if (isAddresses[index]) return addresses === 1 ? 'email' : 'unused';
    if (share(cells, isDate) >= 0.5) return 'birth';
    if (share(cells, (cell) => /\d/.test(cell)) >= 0.5) return 'unused';
    return cells.length === 0 || areRepeated(cells) ? 'unused' : 'text';
  });
  const hasOthers = unrelated.filter((kind) => kind === 'text').length > 1;
  const kinds = unrelated.map((kind, index) =>
    hasOthers && kind === 'text' && share(guesses[index]?.cells ?? [], isRelation) >= 0.5
      ? 'relationship'
      : kind,
  );
  const texts = guesses.filter((_, index) => kinds[index] === 'text');
  const [former, latter, ...more] = texts;
  const isTurnedName = [former, latter].some((guess) => guess && nameRole(guess) !== 'name');
  const isParted =
    former !== undefined &&
    latter !== undefined &&
    guesses.indexOf(latter) === guesses.indexOf(former) + 1 &&
    !isTurnedName &&
    share(former.cells, hasSpace) < 0.5;
  // Two names in a row that are not the parts of one: the address may be the other person's.
  const others = texts.length > 1 && !isParted && latter ? [latter, ...more] : more;
  const isOthers = others.some(({ cells }) => areNames(cells));
  const roles = guesses.map((guess, index): ColumnRole => {
    const kind = kinds[index] ?? 'unused';
    if (kind === 'email' && isOthers) return 'unused';
    if (kind !== 'text') return kind;
    if (guess === former) return isParted ? 'first' : nameRole(guess);
    return guess === latter && isParted ? 'last' : 'unused';
  });
  return { roles, isUnclear: addresses > 1 || (addresses === 1 && isOthers) };
}

const hasSpace = (cell: string): boolean => /\S\s+\S/.test(cell);

/**
 * Whether records hold recipients, each cell one with its address. Pairs of addresses in every record, of different
 * domains, are columns: those of the students and those of their parents.
 */
export function areRecipients(records: readonly ListRecord[]): boolean {
  const filled = records.map(({ cells }) => cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  const several = filled.filter((cells) => cells.filter(holdsAddress).length > 1);
  if (several.length === 0 || !several.every((cells) => cells.every(holdsAddress))) return false;
  const domains = new Set(filled.flat().map((cell) => cell.split('@')[1]?.toLowerCase()));
  const isTable =
    several.length > 1 && new Set(filled.map((cells) => cells.length)).size === 1 && domains.size > 1;
  return !isTable;
}
