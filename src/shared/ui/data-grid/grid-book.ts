import type { TemplateName } from '../theme/covers';

export type GridColumn = {
  /** The unique id of the assignment. */
  id: string;
  /** The name. */
  title: string;
  /** The due date, formatted. */
  date?: string;
  /** The maximum points, formatted; none for a column without points. */
  outOf?: string | number;
  /** The category and its cover colour. */
  category?: { name: string; template: TemplateName };
  /** The name above consecutive columns: a category or a term. */
  group?: string;
  /** The width in rem. */
  width?: number;
  /** What a touch keyboard offers: numbers, unless letters are entered. */
  entry?: 'number' | 'text';
  /** Whether all its cells are read-only, as in a closed term. */
  closed?: boolean;
};

/** A column of results between the names and the assignments. */
export type GridTotal = {
  /** The unique id. */
  id: string;
  /** The name. */
  title: string;
};

/** A result as shown: the value, and the letter beside it. */
export type GridResult = { text: string; letter?: string };

export type GridRow = {
  /** The unique id of the student. */
  id: string;
  /** The name by which the list is sorted. */
  familyName: string;
  /** The other names. */
  givenName: string;
  /** What tells the student apart from another one of the same name, such as a user name. */
  distinction?: string;
  /** The URL of the student. */
  href?: string;
  /** The results, by the id of the total. */
  totals?: Readonly<Record<string, GridResult>>;
};

/** A line below the students, such as the averages. */
export type GridFootRow = {
  /** What it is. */
  label: string;
  /** The results, by the id of the total. */
  totals?: Readonly<Record<string, GridResult>>;
  /** The values, by the id of the column. */
  values: Readonly<Record<string, string>>;
};

/** A note beside a score, or in its place. */
export type GridMark = 'late' | 'missing' | 'excused' | 'extended';

export type GridCell = {
  /** The score as shown: "27.5", "B+" or "85 %". */
  text?: string;
  /** What editing starts with and copying takes, if it differs from the text. */
  value?: string;
  /** A note beside the score, or in its place. */
  mark?: GridMark | null;
  /** Whether it is handed in but not marked yet. */
  toGrade?: boolean;
  /** Whether the score is below the pass mark. */
  low?: boolean;
  /** Whether the score is left out of the total. */
  dropped?: boolean;
  /** Whether the score is ready but not returned. */
  hidden?: boolean;
  /** Whether the entry is not stored yet. */
  pending?: boolean;
  /** Whether it is read-only. */
  closed?: boolean;
  /** Whether there is a note or a comment. */
  noted?: boolean;
  /** Why the text is no valid entry; the text stays until it is replaced. */
  invalid?: string;
  /** Why the score may be a mistake, such as "far above the maximum"; it is stored nevertheless. */
  warning?: string;
  /** What somebody else stored meanwhile; the text is this user's entry. */
  conflict?: { text: string; by: string };
};

/** The cells of a student, by the id of the column. */
export type GridCells = Readonly<Record<string, GridCell>>;

/** A text entered into a cell; an empty one clears it. */
export type GridEntry = { row: string; column: string; text: string };

/** How entries were made. */
export type GridOrigin = 'typing' | 'clear' | 'fill' | 'paste' | 'cut';

/** The name in the order in which it is spoken. */
export function fullName({ givenName, familyName, distinction }: GridRow): string {
  const name = `${givenName} ${familyName}`.trim();
  return distinction === undefined ? name : `${name} (${distinction})`;
}

const markText = { missing: 'M', excused: 'Ex', late: 'L', extended: '' };

/** The text that stands for a cell on the clipboard and in its input. */
export function entryText(cell: GridCell | undefined): string {
  const text = cell?.value ?? cell?.text;
  return text ?? (cell?.mark ? markText[cell.mark] : '');
}

/** Whether a cell takes no entry. */
export function isClosed(cell: GridCell | undefined, column: GridColumn): boolean {
  return cell?.closed === true || column.closed === true;
}

/** What a screen reader says of a cell: student, assignment, score, status. */
export function spokenCell(row: GridRow, column: GridColumn, cell: GridCell | undefined): string {
  return [fullName(row), column.title, ...spokenScore(cell, column), ...statusesOf(cell, column)].join(', ');
}

/** What is said of a cell beside its score: "late", "dropped", "not stored yet". */
export function statusesOf(cell: GridCell | undefined, column: GridColumn): string[] {
  const statuses = [
    cell?.mark ?? '',
    cell?.toGrade ? 'handed in, to grade' : '',
    cell?.warning ?? '',
    cell?.low ? 'low' : '',
    cell?.dropped ? 'dropped' : '',
    cell?.hidden ? 'not returned yet' : '',
    cell?.pending ? 'not stored yet' : '',
    cell?.noted ? 'has a note' : '',
    isClosed(cell, column) ? 'closed' : '',
  ];
  return statuses.filter((status) => status !== '');
}

function spokenScore(cell: GridCell | undefined, { outOf }: GridColumn): string[] {
  const text = cell?.text ?? '';
  if (cell?.invalid) return [text, `not valid: ${cell.invalid}`];
  if (text === '') return cell?.mark || cell?.toGrade ? [] : ['not entered'];
  const score = outOf !== undefined && /^-?[\d.,]+$/.test(text) ? `${text} of ${outOf}` : text;
  if (!cell?.conflict) return [score];
  return [score, `conflict: ${cell.conflict.by} entered ${cell.conflict.text || 'nothing'}`];
}
