import { compare } from 'gradebook-arithmetic/fraction';
import type { ClassGroup } from '@/shared/api/groups';
import type { StudentBook } from './class-book';
import { type BookColumn, countedPoints, totalOf } from './grid';
import type { Layout, View } from './view';

/** The columns that are shown, in the order of the teacher. */
export function shownColumns(
  columns: readonly BookColumn[],
  { term, category, grouping }: View,
  { hidden, order }: Layout,
): BookColumn[] {
  const places = new Map(order.map((id, place) => [id, place]));
  // New columns are at the end.
  const placeOf = ({ id }: BookColumn) => places.get(id) ?? order.length;
  const shown = columns
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .filter(
      (column) =>
        !hidden.includes(column.id) &&
        (term === null || column.termId === term) &&
        (category === null || column.category === category),
    );
  if (grouping === 'none') return shown;
  const keyOf = (column: BookColumn) => (grouping === 'category' ? column.category : column.termId);
  const groups = Map.groupBy(shown, keyOf);
  return [...groups.values()].flat();
}

/** The order of columns after one was moved before another one. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const place = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** The students that are shown, sorted. */
export function shownStudents(
  books: readonly StudentBook[],
  columns: readonly BookColumn[],
  view: View,
  groups: readonly ClassGroup[],
  supported: readonly string[] | null,
): StudentBook[] {
  const name = plain(view.name);
  const members = groups.find(({ id }) => id === view.group)?.student_ids;
  const below = view.below;
  const shown = books.filter((book) => {
    const percent = totalOf(book, 'current', view.term)?.percent;
    return (
      (name === '' || plain(`${book.firstName} ${book.lastName} ${book.firstName}`).includes(name)) &&
      (members === undefined || members.includes(book.id)) &&
      (supported === null || supported.includes(book.id)) &&
      (below === null || (percent && Number(percent.n) < below * Number(percent.d))) &&
      view.waiting.every((kind) => columns.some((column) => waits(book, column, kind)))
    );
  });
  return view.sort.by === 'name' && !view.sort.isDown ? shown : sorted(shown, view);
}

/** Whether a cell has to be marked, or is missing. */
export const waits = (book: StudentBook, { id }: BookColumn, kind: View['waiting'][number]): boolean =>
  book.cells.get(id)?.status === (kind === 'grade' ? 'waiting' : 'missing');

/** Without accents and case, so that "Nguyen" finds "Nguyễn". */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase().trim();

function sorted(books: readonly StudentBook[], { sort, term }: View): StudentBook[] {
  const sign = sort.isDown ? -1 : 1;
  if (sort.by === 'name') return books.toReversed();
  const { by } = sort;
  const column = by === 'total' ? null : by.column;
  // Students without a score are at the end, in either direction.
  return books.toSorted((one, other) => {
    if (column !== null) {
      const [first, second] = [one, other].map((book) => {
        const cell = book.cells.get(column);
        return cell ? countedPoints(cell) : null;
      });
      return ordered(first ?? null, second ?? null, (a, b) => a - b, sign);
    }
    const [first, second] = [one, other].map((book) => totalOf(book, 'current', term)?.percent ?? null);
    return ordered(first ?? null, second ?? null, compare, sign);
  });
}

function ordered<Value>(
  one: Value | null,
  other: Value | null,
  compared: (one: Value, other: Value) => number,
  sign: number,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * compared(one, other);
}
