import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { SearchResult } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { hasJoined, isIn, teaches } from '../../classes/classes/class-access.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { classes, enrolments } from '../../classes/classes/tables.ts';
import { byName } from '../../classes/classes/student-names.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { isOpenTo } from '../../lessons/student-lessons/student-lessons.ts';
import { classFaceColumns } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { idsAssignedTo } from '../../work/submissions/student-access.ts';

/** Of each kind of result. */
const MAX_RESULTS = 6;
/** Words beyond these are ignored. */
const MAX_WORDS = 8;
const MAX_CLASSES = 3;

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const withoutAccentsInSql = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const className = sql`(${classes.name} || ' ' || ${classes.subject})`;

/**
 * What finds names with these words, and orders them: names that begin with the words come first. Words of the class
 * may stand beside words of the name, such as "density 8A".
 */
function matching(words: string, name: SQLWrapper) {
  const folded = withoutAccentsInSql(name);
  const withClass = withoutAccentsInSql(sql`(${name} || ' ' || ${className})`);
  const wanted = withoutAccents(words).split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  const has = (text: SQL) => (word: string) => sql`position(${word} in ${text}) > 0`;
  return {
    hasWords: and(...wanted.map(has(withClass)), or(...wanted.map(has(folded)))),
    order: [
      desc(sql`starts_with(${folded}, ${wanted.join(' ')})`),
      desc(sql`${classes.archivedAt} is null`),
      asc(name),
    ],
  };
}

const studentName = sql`trim(${users.firstName} || ' ' || ${users.lastName})`;

const columns = { class: classFaceColumns, archivedAt: classes.archivedAt };

interface Row {
  id: string;
  title: string;
  class: Parameters<typeof titleOf>[0];
  archivedAt: Date | null;
}

const present =
  (kind: SearchResult['kind']) =>
  ({ id, title, class: face, archivedAt }: Row): SearchResult => ({
    kind,
    id,
    title,
    classes: [titleOf(face)],
    is_archived: archivedAt !== null,
  });

async function findClasses(db: Database, words: string, theirs: SQL | undefined): Promise<SearchResult[]> {
  const { hasWords, order } = matching(words, className);
  const rows = await db
    .select(columns)
    .from(classes)
    .where(and(theirs, hasWords))
    .orderBy(...order, asc(classes.id))
    .limit(MAX_RESULTS);
  return rows.map(({ class: face, archivedAt }) => ({
    kind: 'class',
    id: face.id,
    title: titleOf(face),
    classes: [],
    is_archived: archivedAt !== null,
  }));
}

/** The students whom the teacher teaches. */
async function findStudents(db: Database, words: string, teacherId: string): Promise<SearchResult[]> {
  const { hasWords } = matching(words, studentName);
  const isCurrent = sql<boolean>`bool_or(${classes.archivedAt} is null)`;
  const rows = await db
    .select({
      id: users.id,
      title: sql<string>`${studentName}`,
      classes: sql<
        string[]
      >`array_agg(${className} order by ${classes.archivedAt} is not null, ${className})`,
      isCurrent,
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .innerJoin(users, eq(users.id, enrolments.studentId))
    .where(and(teaches(teacherId), isIn(), hasWords))
    .groupBy(users.id)
    .orderBy(desc(isCurrent), ...byName())
    .limit(MAX_RESULTS);
  return rows.map(({ id, title, classes: titles, isCurrent: current }) => ({
    kind: 'student',
    id,
    title,
    classes: titles.slice(0, MAX_CLASSES),
    is_archived: !current,
  }));
}

async function findLessons(db: Database, words: string, theirs: SQL | undefined): Promise<SearchResult[]> {
  const { hasWords, order } = matching(words, lessons.title);
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, ...columns })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(and(theirs, isNull(lessons.trashedAt), hasWords))
    .orderBy(...order, asc(lessons.id))
    .limit(MAX_RESULTS);
  return rows.map(present('lesson'));
}

async function findAssignments(
  db: Database,
  words: string,
  theirs: SQL | undefined,
): Promise<SearchResult[]> {
  const { hasWords, order } = matching(words, assignments.title);
  const rows = await db
    .select({ id: assignments.id, title: assignments.title, ...columns })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(and(theirs, isNull(assignments.trashedAt), hasWords))
    .orderBy(...order, asc(assignments.id))
    .limit(MAX_RESULTS);
  return rows.map(present('assignment'));
}

/** What the user may see with these words in its name: classes, students, lessons and assignments. */
export async function searchSchool(
  db: Database,
  { id, role }: { id: string; role: 'teacher' | 'student' },
  words: string,
): Promise<SearchResult[]> {
  if (withoutAccents(words).trim() === '') return [];
  const isTeacher = role === 'teacher';
  const theirs = isTeacher ? teaches(id) : hasJoined(db, id);
  const found = await Promise.all([
    findClasses(db, words, theirs),
    isTeacher ? findStudents(db, words, id) : [],
    findLessons(db, words, isTeacher ? theirs : isOpenTo(db, id)),
    findAssignments(db, words, isTeacher ? theirs : inArray(assignments.id, idsAssignedTo(db, id))),
  ]);
  return found.flat();
}
