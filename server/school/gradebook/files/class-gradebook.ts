/** What a teacher says about a cell; `none` overrides a status that is derived. */
export type ScoreStatus = 'late' | 'missing' | 'excused' | 'extended' | 'none';

/** What a teacher can change in a cell: the points before the deduction for being late, and the status, null if derived. */
export interface ScoreValue {
  readonly points: number | null;
  readonly status: ScoreStatus | null;
}

/** A cell of a gradebook, as files are compared with it and written from it. */
export interface GradebookCell extends ScoreValue {
  /** What counts: after deductions, or the score of a policy for missing work. */
  readonly score: number | null;
  /** The status that is shown: that of the teacher, or else one that is derived. */
  readonly shown: ScoreStatus | 'waiting' | 'not_assigned' | 'before_joining';
  readonly isDropped?: boolean;
  /** Whether a new score loses points, because the work was late. */
  readonly isDeducted?: boolean;
  /** Takes no score from a file, such as work that is marked without names. */
  readonly isReadOnly?: boolean;
}

export interface GradebookStudent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Other ways in which the student's name is written, such as the preferred name. */
  readonly otherNames?: readonly string[];
  readonly email: string | null;
  /** The number that the school gives, which may begin with zeros. */
  readonly number: string | null;
  readonly userName: string | null;
}

export interface GradebookAssignment {
  readonly id: string;
  readonly title: string;
  /** Zero for work that only adds points. */
  readonly points: number;
  /** As YYYY-MM-DD in the time zone of the class. */
  readonly dueOn: string | null;
  /** Whether the term that it belongs to is closed. */
  readonly isClosed?: boolean;
  /** The points of each letter in capitals, if the assignment is marked by letters. */
  readonly letters?: Readonly<Record<string, number>>;
}

export interface ClassGradebook {
  readonly students: readonly GradebookStudent[];
  readonly assignments: readonly GradebookAssignment[];
  /** By `cellId`; a cell that is not there is empty. */
  readonly cells: ReadonlyMap<string, GradebookCell>;
  /** When a score was last changed; null if none was. */
  readonly lastChange: Date | null;
}

export const cellId = (studentId: string, assignmentId: string): string => `${studentId}/${assignmentId}`;

export const EMPTY_CELL: GradebookCell = { points: null, status: null, score: null, shown: 'none' };

/** The end of an id, which tells the assignments of a class apart in a heading: ids made together begin alike. */
export const tagOf = (id: string): string => id.slice(-8);

/** The decimal sign of a locale; only the comma needs another separator between the cells. */
export const decimalSign = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';
