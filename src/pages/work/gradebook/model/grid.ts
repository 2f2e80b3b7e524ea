import { divide, type Fraction, fraction, multiply } from 'gradebook-arithmetic/fraction';
import type { Decimals } from 'gradebook-arithmetic/gradebook';
import { PRESETS, type Scale, showPercent } from 'gradebook-arithmetic/scales';
import { droppedColumns, type Total, type TotalKind } from 'gradebook-arithmetic/totals';
import { createIsClosed, createTermOf } from 'gradebook-arithmetic/terms';
import { profilePath } from '@/entities/student';
import type { Gradebook, GradebookAssignment, ScoreValue } from '@/shared/api/gradebooks';
import { shortDayIn } from '@/shared/lib/dates';
import type { GridCell, GridCells, GridColumn, GridMark, GridResult, GridRow } from '@/shared/ui/data-grid';
import type { CoverName } from '@/shared/ui/theme/covers';
import { type BookCell, EMPTY, type StudentBook } from './class-book';
import { type Unit, warningOf } from './read-entry';
import { type CellId, cellId, type Unsaved } from './unsaved';

/** Below this percentage a score is underlined. */
export const ENOUGH = 60;

const COVERS: readonly CoverName[] = [
  'marigold',
  'bottle',
  'petrol',
  'violet',
  'mulberry',
  'terracotta',
  'olive',
  'sky',
  'plum',
  'jade',
];

/** The categories of a class with the colours of their columns; a later category changes no colour (ids are in order of time). */
export function categoriesOf({ rules, assignments }: Gradebook): Map<string, CoverName> {
  const names = [
    ...assignments.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ category }) => category),
    ...rules.content.categories.map(({ name }) => name),
  ].filter((name) => name !== '');
  return new Map(
    [...new Set(names)].map((name, index) => [name, COVERS[index % COVERS.length] ?? 'ink'] as const),
  );
}

/** How scores are written. */
export type Look = { unit: Unit; scale: Scale | null; decimals: Decimals };

/** A column of the page: an assignment with the term to which it belongs, and how its scores are written. */
export type BookColumn = GradebookAssignment & { termId: string | null; isClosed: boolean; look: Look };

const units = { points: 'points', percent: 'percent', level: 'letter', complete: 'letter' } as const;

/** The unit in which a class shows its scores. */
export const unitOf = ({ rules }: Gradebook): Unit => units[rules.content.display];

const readDecimals = (given: number): Decimals =>
  ([0, 1, 2, 3] as const).find((known) => known === given) ?? 2;

function lookOf({ rules: { content } }: Gradebook, unit: Unit): Look {
  return { unit, scale: content.scale, decimals: readDecimals(content.decimals) };
}

/** How totals of a term are written: those of a closed one as they were when it closed. */
export function totalLook(answer: Gradebook, unit: Unit, termId: string | null): Look {
  const look = lookOf(answer, unit);
  const closed = answer.rules.closed_terms.find((term) => term.term_id === termId)?.rules;
  return closed ? { ...look, scale: closed.scale, decimals: readDecimals(closed.decimals) } : look;
}

export function columnsOf(answer: Gradebook, unit: Unit): BookColumn[] {
  const { rules, assignments, is_archived: isArchived } = answer;
  const [termOf, isClosed] = [createTermOf(rules), createIsClosed(rules)];
  const displays = new Map(
    rules.content.columns.map(({ assignment_id: id, display }) => [id, display] as const),
  );
  const look = lookOf(answer, unit);
  return assignments.map((assignment) => {
    const termId = termOf(assignment);
    const display = displays.get(assignment.id) ?? 'usual';
    return {
      ...assignment,
      termId,
      isClosed: isArchived || isClosed(assignment),
      look:
        display === 'usual'
          ? look
          : {
              ...look,
              unit: units[display],
              ...(display === 'complete' && { scale: PRESETS.complete }),
            },
    };
  });
}

const pointsText = (points: number): string => String(Number(points.toFixed(4)));

/** A score as it is shown. */
export function scoreText(points: number, possible: number, { unit, scale, decimals }: Look): string {
  if (unit === 'points' || possible <= 0) return pointsText(points);
  const percent = divide(multiply(fraction(pointsText(points)), fraction(100)), fraction(possible));
  if (unit === 'percent') return pointsText(Number(showPercent(percent, 1, null).percent));
  return showPercent(percent, decimals, scale).level?.name ?? pointsText(points);
}

/** What an entry says, in words for a conflict. */
export function valueText({ points, status }: ScoreValue, possible: number, look: Look): string {
  const score = points === null ? '' : scoreText(points, possible, look);
  const sign = { late: 'L', missing: 'M', excused: 'Ex', extended: '', none: '' }[status ?? 'none'];
  return [score, sign].filter((part) => part !== '').join(' ');
}

export const countedPoints = ({ points, deduction }: BookCell): number | null =>
  points === null ? null : Number((points - deduction).toFixed(4));

/** Why an entry was refused. */
export const reasons = {
  no_assignment: 'Not stored: the assignment is no longer in the class.',
  no_student: 'Not stored: the student does not have this assignment.',
  names_hidden: 'Not stored: it is marked without names until it is returned.',
  term_closed: 'Not stored: the term is closed.',
} as const;

type Known = { columns: readonly BookColumn[]; marks: string; cells: GridCells };
const known = new WeakMap<StudentBook, Known>();

/** The cells of a student; the same object while nothing in them changes. */
export function gridCells(book: StudentBook, columns: readonly BookColumn[], unsaved: Unsaved): GridCells {
  const asked = [unsaved.texts, unsaved.conflicts, unsaved.refusals].map((record) =>
    Object.entries(record).filter(([id]) => id.startsWith(book.id)),
  );
  const pending = new Set(
    unsaved.entries.filter((entry) => entry.student_id === book.id).map((entry) => entry.assignment_id),
  );
  const marks = JSON.stringify([asked, ...pending]);
  const before = known.get(book);
  if (before?.marks === marks && before.columns === columns) return before.cells;
  const dropped = droppedColumns(book.totals.current);
  const cells = Object.fromEntries(
    columns.flatMap((column): [string, GridCell][] => {
      const cell = gridCell(book.cells.get(column.id) ?? EMPTY, column);
      const own = {
        ...cell,
        ...(dropped.has(column.id) && { dropped: true }),
        ...(pending.has(column.id) && { pending: true }),
        ...questionOf(cellId(book.id, column.id), unsaved, column),
      };
      return Object.keys(own).length > 0 ? [[column.id, own]] : [];
    }),
  );
  known.set(book, { columns, marks, cells });
  return cells;
}

function gridCell(cell: BookCell, { points: possible, look }: BookColumn): GridCell {
  const counted = countedPoints(cell);
  const { status } = cell;
  const mark: GridMark | null =
    status === 'late' || status === 'missing' || status === 'excused' || status === 'extended'
      ? status
      : null;
  if (counted === null || cell.points === null)
    return {
      ...(mark && { mark }),
      ...(status === 'waiting' && { toGrade: true }),
      ...(status === 'not_assigned' && { closed: true }),
    };
  const typed = look.unit === 'letter' ? counted : cell.points;
  const value = scoreText(typed, possible, look);
  const text = scoreText(counted, possible, look);
  const warning = warningOf(cell.points, possible);
  return {
    text,
    ...(value !== text && { value }),
    ...(mark && { mark }),
    ...(possible > 0 && counted * 100 < ENOUGH * possible && { low: true }),
    ...(!cell.isReturned && { hidden: true }),
    ...(warning !== null && { warning }),
  };
}

function questionOf(id: CellId, unsaved: Unsaved, { points: possible, look }: BookColumn): GridCell {
  const { texts, conflicts, refusals } = unsaved;
  const conflict = conflicts[id];
  if (conflict)
    return {
      text: valueText(conflict.mine, possible, look),
      conflict: {
        text: valueText(conflict.theirs, possible, look),
        by: conflict.by ?? 'Another teacher',
      },
    };
  const wrong = texts[id];
  if (wrong) return { text: wrong.text, value: wrong.text, invalid: wrong.problem };
  const refusal = refusals[id];
  return refusal ? { text: valueText(refusal.mine, possible, look), invalid: reasons[refusal.reason] } : {};
}

/** Columns as the grid shows them. */
export function gridColumn(
  column: BookColumn,
  categories: ReadonlyMap<string, CoverName>,
  layout: { group?: string | undefined; width?: number | undefined },
): GridColumn {
  const template = categories.get(column.category);
  const { unit } = column.look;
  return {
    id: column.id,
    title: column.title,
    outOf: unit === 'percent' ? 100 : column.points,
    entry: unit === 'letter' ? 'text' : 'number',
    ...(column.due_at !== null && { date: shortDayIn(column.due_at, column.time_zone) }),
    ...(template && { category: { name: column.category, template } }),
    ...(column.isClosed && { closed: true }),
    ...(layout.group !== undefined && { group: layout.group }),
    ...(layout.width !== undefined && { width: layout.width }),
  };
}

export const totalKinds = ['current', 'missingAsZero'] as const satisfies readonly TotalKind[];

/** How totals and missing work are named: an assignment may leave missing work a part of its points. */
export function missingWords({ assignments }: Gradebook): { title: string; legend: string } {
  const kept = new Set(assignments.map(({ missing_percent: lost }) => 100 - (lost ?? 100)));
  const [percent = 0] = kept;
  if (kept.size <= 1 && percent === 0) return { title: 'Missing as\u00A00', legend: 'Missing, counts as 0' };
  return {
    title: 'With missing',
    legend: kept.size === 1 ? `Missing, counts as ${percent}%` : 'Missing, counts as its assignment says',
  };
}

/** The totals beside the names. */
export const totalsOf = (answer: Gradebook) =>
  totalKinds.map((id) => ({ id, title: id === 'current' ? 'Total' : missingWords(answer).title }));

/** The total of a student in a term, or of the year. */
export function totalOf({ totals }: StudentBook, kind: TotalKind, termId: string | null): Total | undefined {
  const year = totals[kind];
  return termId === null ? year : year.terms.find(({ term }) => term === termId);
}

export function resultOf(percent: Fraction | null | undefined, { decimals, scale }: Look): GridResult {
  if (!percent) return { text: '–' };
  const shown = showPercent(percent, decimals, scale);
  return { text: shown.percent, ...(shown.level && { letter: shown.level.name }) };
}

const knownRows = new WeakMap<StudentBook, { look: Look; termId: string | null; row: GridRow }>();

export function gridRow(book: StudentBook, look: Look, termId: string | null): GridRow {
  const before = knownRows.get(book);
  if (before?.look === look && before.termId === termId) return before.row;
  const row: GridRow = {
    id: book.id,
    familyName: book.lastName,
    givenName: book.firstName,
    ...(book.distinction !== undefined && { distinction: book.distinction }),
    href: profilePath(book.id),
    totals: Object.fromEntries(
      totalKinds.map((id) => [id, resultOf(totalOf(book, id, termId)?.percent, look)]),
    ),
  };
  knownRows.set(book, { look, termId, row });
  return row;
}
