import { divide, type Fraction, fraction, HUNDRED, multiply, toNumber } from 'gradebook-arithmetic/fraction';
import type { YearTotal } from 'gradebook-arithmetic/totals';
import type { Gradebook, GuardianLanguage } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { teamOf } from '../../classes/students/taught-students.ts';
import { findStudent } from '../../gradebook/student-gradebook/find-student.ts';
import { readStudentGradebook } from '../../gradebook/student-gradebook/read-student-gradebook.ts';
import { totalsOf } from '../../gradebook/student-gradebook/student-totals.ts';
import { listGuardians } from '../../people/guardians/guardians.ts';
import { shownOf } from '../class-reports/progress.ts';
import { type ReportFilters, type ReportWork, workIn } from '../class-reports/read-context.ts';
import { reportWords, type Writer, writerOf } from './words/languages.ts';
import type { ReportWords } from './words/report-words.ts';

export interface StudentFilters extends Pick<ReportFilters, 'term_id' | 'from' | 'to'> {
  language?: GuardianLanguage | undefined;
}

/** Who asks about which student, and when. */
export interface AskedStudent {
  teacherId: string;
  classId: string;
  studentId: string;
  now: Date;
}

/** What a report on a student is worked out from: what the student, and so a guardian, may see. */
export interface StudentContext {
  now: Date;
  filters: StudentFilters;
  book: Gradebook;
  student: { id: string; name: string };
  /** The work that the filters leave, by its place in the book. */
  work: ReadonlyMap<number, ReportWork>;
  totals: ReturnType<typeof totalsOf>;
  /** The total of the term, or of the year. */
  totalOf: (kind: 'current' | 'missingAsZero') => ShownPart;
  decimals: number;
  language: GuardianLanguage;
  words: ReportWords;
  writer: Writer;
}

/** A total of the year, or of a term, which has no terms. */
export type ShownPart = YearTotal;

/** Throws a 404 unless the user teaches the class, and the student is in it; a 422 if it has no such term. */
export async function readStudent(
  db: Database,
  { teacherId, classId, studentId, now }: AskedStudent,
  filters: StudentFilters,
): Promise<StudentContext> {
  const face = await findTaughtClass(db, classId, teacherId);
  const found = await findStudent(db, classId, studentId);
  const book = await readStudentGradebook(db, face, found, now);
  const { term_id: termId } = filters;
  if (termId !== undefined && !book.rules.content.terms.some(({ id }) => id === termId))
    throw Problem.field('term_id', 'This class has no such term.');
  const language = filters.language ?? (await languageOfParents(db, teacherId, found.id));
  const words = reportWords[language];
  const totals = totalsOf(book);
  return {
    now,
    filters,
    book,
    student: { id: found.id, name: `${found.first_name} ${found.last_name}`.trim() },
    work: workIn(book, filters),
    totals,
    totalOf(kind) {
      const year = totals.totals[kind];
      const term = year.terms.find((one) => one.term === termId);
      return term ? { ...term, terms: [], weighing: null } : year;
    },
    decimals: totals.shownAs(termId ?? null).decimals,
    language,
    words,
    writer: writerOf(words),
  };
}

async function languageOfParents(
  db: Database,
  teacherId: string,
  studentId: string,
): Promise<GuardianLanguage> {
  const [first] = await listGuardians(db, studentId, await teamOf(db, teacherId, studentId));
  return first?.language ?? 'en';
}

/** A score as a percentage, as the gradebook shows it; null for work of no points. */
export const percentOf = (
  { decimals }: Pick<StudentContext, 'decimals'>,
  score: Fraction,
  possible: number,
): number | null =>
  possible === 0 ? null : shownOf(divide(multiply(score, HUNDRED), fraction(possible)), decimals);

/** A score of its points, with at most two decimals. */
export const pointsOf = (
  { writer }: Pick<StudentContext, 'writer'>,
  score: Fraction,
  possible: Fraction,
): string => `${writer.points(toNumber(score))} / ${writer.points(toNumber(possible))}`;
