import type {
  ReportPart,
  ShownTotal,
  StudentReport,
  StudentReportTotal,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { getGradebook } from '../../gradebook/gradebooks/get-gradebook.ts';
import { getStudentSkills, type StudentSkill } from '../../gradebook/skills/get-skills.ts';
import { classStatistics } from '../../gradebook/student-gradebook/statistics.ts';
import { closingDates } from '../../work/closings/closed-terms.ts';
import { partOf } from '../class-reports/report.ts';
import { longestFirst } from '../class-reports/sentences.ts';
import { findComment } from './comments.ts';
import { howPart } from './how-part.ts';
import { type AskedStudent, readStudent, type StudentContext, type StudentFilters } from './read-student.ts';
import { latePart, marksPart, missingPart, nextPart, workRows } from './work-parts.ts';

/** How a student is doing, for those who teach the class, with what a guardian may get. */
export async function getStudentReport(
  db: Database,
  asked: AskedStudent,
  filters: StudentFilters,
): Promise<StudentReport> {
  const context = await readStudent(db, asked, filters);
  const { book, student, words, language, now } = context;
  const rows = workRows(context);
  const ids = rows.map(({ assignment }) => assignment.id);
  const closedAt = closingDates(book.rules.closed_terms);
  const statistics = await classStatistics(db, asked.classId, { ids, now, closedAt });
  const place = { classId: asked.classId, studentId: student.id };
  const skills = await getStudentSkills(db, place, book.rules, new Set(ids));
  const [marks, missing, late] = [
    marksPart(context, rows, statistics),
    missingPart(context, rows),
    latePart(context, rows),
  ];
  return {
    class: book.class,
    student,
    language,
    title: `${before(student.name)}: ${book.class.title}`,
    question: words.question,
    answer: answerOf(context, { work: rows.length, missing: missing.rows.length, late: late.rows.length }),
    about: aboutOf(context),
    counted_at: now.toISOString(),
    scores: marks.rows.length,
    not_returned: await countNotReturned(db, asked, new Set(ids)),
    totals: shownTotals(context),
    parts: [howPart(context), marks, missing, late, skillsPart(context, skills), nextPart(context)],
    comment_title: words.comment,
    comment: await findComment(db, { ...place, termId: filters.term_id ?? null }, language),
    terms: book.rules.content.terms.map(({ id, name }) => ({ id, name })),
  };
}

/** Scores that the teacher has given, and the student can't see: the reports on the class count them. */
async function countNotReturned(
  db: Database,
  { teacherId, classId, studentId }: AskedStudent,
  ids: ReadonlySet<string>,
): Promise<number> {
  const { students, assignments, cells } = await getGradebook(db, teacherId, classId, undefined);
  const place = students.findIndex(({ id }) => id === studentId);
  return cells.students.filter(
    (student, cell) =>
      student === place &&
      cells.points[cell] !== null &&
      !cells.returned[cell] &&
      ids.has(assignments[cells.assignments[cell] ?? -1]?.id ?? ''),
  ).length;
}

/** A name from right to left, which does not turn what follows, such as the 7 of “7B”. */
const before = (name: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(name) ? `${name}\u200E` : name;

function answerOf(
  { student, words: { answer }, writer, totals, totalOf, filters }: StudentContext,
  { work, missing, late }: Record<'work' | 'missing' | 'late', number>,
): string {
  const total = totals.show(totalOf('current'), filters.term_id ?? null);
  const words = [
    total ? answer.total(totalInWords(total, writer)) : answer.noTotal,
    ...(missing > 0 ? [writer.counted(answer.missing, missing)] : work > 0 ? [answer.nothingMissing] : []),
    ...(late > 0 ? [writer.counted(answer.late, late)] : []),
  ];
  return `${before(student.name)}: ${words.join(', ')}.`;
}

/** As many decimals as the gradebook shows. */
function totalInWords({ percent, level }: ShownTotal, writer: StudentContext['writer']): string {
  const decimals = percent.split('.')[1]?.length ?? 0;
  const words = writer.percent(Number(percent), decimals);
  return level === null ? words : `${words} (${level})`;
}

function shownTotals({
  words,
  writer,
  book,
  totals,
  totalOf,
  filters,
}: StudentContext): StudentReportTotal[] {
  const { current, currentNote, currentByRule, ifMissing, ifMissingNote, ifMissingByRule } = words.totals;
  const hasRule = book.assignments.some(({ missing_percent: lost }) => lost !== null);
  const kinds = [
    ['current', current, hasRule ? currentByRule : currentNote],
    ['missingAsZero', ifMissing, hasRule ? ifMissingByRule : ifMissingNote],
  ] as const;
  return kinds.map(([kind, label, note]) => {
    const shown = totals.show(totalOf(kind), filters.term_id ?? null);
    const { source } = totalOf(kind);
    const instead = { override: words.how.override, frozen: words.how.frozen, computed: note }[source];
    return { label, text: shown ? totalInWords(shown, writer) : words.totals.none, note: instead };
  });
}

function aboutOf({ words: { about, locale }, writer, book, filters, now }: StudentContext): string {
  const day = (value: string) => writer.day(value, 'long');
  const term = book.rules.content.terms.find(({ id }) => id === filters.term_id);
  const days = [
    filters.from && about.from(day(filters.from)),
    filters.to && about.until(day(filters.to)),
  ].filter(Boolean);
  const sentences = [
    `${term?.name ?? about.year}, ${about.counted(day(now.toISOString().slice(0, 10)))}`,
    ...(days.length > 0 ? [`${about.lists} ${days.join(' ')}`] : []),
  ];
  return sentences.map((one) => `${one.charAt(0).toLocaleUpperCase(locale)}${one.slice(1)}.`).join(' ');
}

/** The strongest first. */
function skillsPart(
  { words: { skills: words } }: StudentContext,
  skills: readonly StudentSkill[],
): ReportPart {
  const rows = longestFirst(skills, ({ percent }) => percent ?? -1);
  return partOf(
    {
      title: words.title,
      columns: [
        { label: words.skill, kind: 'text', of: ({ code }) => code },
        { label: words.percent, kind: 'percent', of: ({ percent }) => percent },
        ...(rows.some(({ level }) => level !== null)
          ? [{ label: words.level, kind: 'text' as const, of: levelOf }]
          : []),
        { label: words.statement, kind: 'text', of: ({ statement }) => statement },
      ],
      chart: { kind: 'bars', labels: words.skill, value: words.percent },
    },
    rows,
    rows.length === 0 ? words.none : words.summary,
  );
}

const levelOf = ({ level }: StudentSkill): string | null => level;
