import { droppedColumns, type StudentTotals, type YearTotal } from 'gradebook-arithmetic/totals';
import { compare, type Fraction, fraction, subtract, toFixed } from 'gradebook-arithmetic/fraction';
import { readNames } from 'gradebook-arithmetic/names';
import { explainInWords, totalNames } from 'gradebook-arithmetic/sentences';
import type { PdfRequest } from '../../../documents/exports/pdf/request.ts';
import { heading, type Piece, quiet, unmarked } from '../../../documents/exports/piece.ts';
import type { CellStatus, Gradebook, ShownTotal } from '../../../generated/schemas/index.ts';
import { totalsOf } from './student-totals.ts';

interface About {
  author: string;
  paper: PdfRequest['paper'];
  now: Date;
}

/** The gradebook of one student with how its totals were worked out. */
export function gradebookPdf(book: Gradebook, { author, paper, now }: About): PdfRequest {
  const student = nameOf(book);
  const title = `${book.class.title}: marks of ${student}`;
  return {
    title,
    author,
    description: 'Returned marks and how the totals were worked out',
    language: 'en',
    region: 'GB',
    rightToLeft: false,
    paper,
    copy: `Marks of ${student}`,
    watermark: null,
    pieces: piecesOf(book, title, now).map(unmarked),
  };
}

function nameOf({ students: [student] }: Gradebook): string {
  return `${student?.first_name ?? ''} ${student?.last_name ?? ''}`.trim();
}

const TOTALS = [
  ['current', totalNames.current],
  ['missingAsZero', totalNames.missingAsZero],
] as const;

function piecesOf(book: Gradebook, title: string, now: Date): Piece[] {
  const { gradebook, totals, shownAs, show } = totalsOf(book);
  const names = readNames(book);
  const overrides = book.students[0]?.overrides ?? [];
  const shownOf = (kind: (typeof TOTALS)[number][0]) => wordsOf(show(totals[kind]));
  // One explanation is enough if both come to the same, as where nothing is missing.
  const kindsOf = (percentOf: (total: YearTotal) => Fraction | null | undefined) =>
    TOTALS.filter(
      ([kind]) => kind === 'current' || !isSame(percentOf(totals[kind]), percentOf(totals.current)),
    );
  const explain = (kind: (typeof TOTALS)[number][0], term: string | null): Piece[] => {
    const { scale, decimals } = shownAs(term);
    return explainInWords(
      { gradebook: { ...gradebook, decimals }, totals, kind, scale, ...(term !== null && { term }) },
      { ...names, reason: overrides.find(({ term_id: id }) => id === term)?.reason ?? null },
    ).flatMap(({ heading: words, lines }): Piece[] => [
      heading(3, words),
      ...(lines.length > 0 ? [{ kind: 'list', items: lines } as const] : []),
    ]);
  };
  return [
    heading(1, title),
    quiet(`Marks that were returned until ${dayOf(now)}.`),
    { kind: 'facts', facts: TOTALS.map(([kind, label]) => ({ label, text: shownOf(kind) })) },
    heading(2, 'Marks'),
    marksTable(book, totals),
    ...kindsOf(({ percent }) => percent).flatMap(([kind, label]) => [
      heading(2, `${label}: how this was worked out`),
      ...explain(kind, null),
    ]),
    ...book.rules.content.terms.flatMap(({ id, name }) =>
      kindsOf(({ terms }) => terms.find(({ term }) => term === id)?.percent).flatMap(([kind, label]) => [
        heading(2, `${name}, ${label.toLowerCase()}: how this was worked out`),
        ...explain(kind, id),
      ]),
    ),
  ];
}

const wordsOf = (shown: ShownTotal | null): string =>
  shown ? `${shown.percent}%${shown.level === null ? '' : `, ${shown.level}`}` : 'No total yet';

const isSame = (one: Fraction | null | undefined, other: Fraction | null | undefined): boolean =>
  one && other ? compare(one, other) === 0 : (one ?? null) === (other ?? null);

function marksTable({ assignments, cells, rules }: Gradebook, totals: StudentTotals): Piece {
  const dropped = droppedColumns(totals.current);
  const places = new Map(cells.assignments.map((assignment, index) => [assignment, index]));
  const words = statusWords(rules.content.neutral_words);
  return {
    kind: 'table',
    head: ['Assignment', 'Category', 'Mark', 'Status'],
    rows: assignments.map(({ id, title, category, points }, place) => {
      const index = places.get(place);
      const given = index === undefined ? null : (cells.points[index] ?? null);
      const deduction = index === undefined ? 0 : (cells.deductions[index] ?? 0);
      const counted = totals.cells.get(id);
      const policy = counted?.kind === 'missing' ? counted.score : null;
      const score = given === null ? policy : subtract(fraction(given), fraction(deduction));
      const status = index === undefined ? undefined : cells.statuses[index];
      return [
        title,
        category,
        score === null ? '' : `${plain(score)} of ${plain(fraction(points))}`,
        [status ? words[status] : '', dropped.has(id) ? 'Dropped' : ''].filter(Boolean).join(', '),
      ];
    }),
  };
}

const plain = (value: Fraction): string => toFixed(value, 2).replace(/\.?0+$/, '');

const statusWords = (isNeutral: boolean): Readonly<Record<CellStatus, string>> => ({
  none: '',
  waiting: 'Handed in, not marked yet',
  late: 'Late',
  missing: isNeutral ? 'Not handed in yet' : 'Missing',
  excused: 'Excused',
  extended: 'Extended',
  not_assigned: '',
  before_joining: '',
});

const dayOf = (now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(now);
