import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { haveSourceText } from '../../../documents/exports/source-text.ts';
import { findTitledQuestions } from '../../../documents/generations/document/find-questions.ts';
import { findRubric } from '../../../documents/generations/document/find-rubric.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { blocksOf } from '../../../documents/templates/actions.ts';
import { generators } from '../../../generated/generators.ts';
import type { AssignmentDefaults, AssignmentOptions } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { listStudentsIn, teaches } from '../../classes/classes/class-access.ts';
import { groupsIn } from '../../classes/classes/class-groups.ts';
import { classes } from '../../classes/classes/tables.ts';
import { namesToldApart } from '../../classes/classes/student-names.ts';
import { asAssignmentRubric, assignableDocument } from './assignable-document.ts';
import { knownTimeZone } from './assignments.ts';
import { pointsOfQuestions } from './quiz-questions.ts';
import { assignments } from './tables.ts';

const MAX_RUBRICS = 20;
const MAX_QUIZZES = 20;

/** What the form of an assignment offers to a teacher; an older document is offered if it is named. */
export async function findOptions(
  db: Database,
  teacherId: string,
  documentId?: string,
): Promise<AssignmentOptions> {
  const timeZone = await knownTimeZone(db, teacherId);
  const rows = await db
    .select({
      id: classes.id,
      name: classes.name,
      subject: classes.subject,
      isArchived: sql<boolean>`${classes.archivedAt} is not null`,
    })
    .from(classes)
    .where(teaches(teacherId))
    .orderBy(classes.name, classes.subject, classes.id);
  const classIds = rows.map(({ id }) => id);
  const groups = await groupsIn(db, classIds);
  const newest = await newestByCategory(db, classIds);
  const students = await listStudentsIn(db, classIds);
  const taught = rows.map((row) => {
    const own = groups.filter(({ classId }) => classId === row.id);
    const offered = own.map(({ id, name, student_ids }) => ({ id, name, student_ids }));
    const last = newest.filter(({ classId }) => classId === row.id);
    return {
      id: row.id,
      title: titleOf(row),
      is_archived: row.isArchived,
      categories: last.map(({ category }) => category).filter((category) => category !== ''),
      defaults: defaultsOf(last[0]),
      students: namesToldApart(students.filter(({ classId }) => classId === row.id)),
      groups: offered,
    };
  });
  return {
    time_zone: timeZone,
    classes: taught,
    document: documentId === undefined ? null : await assignableDocument(db, teacherId, documentId),
    rubrics: await rubricsOf(db, teacherId),
    quizzes: await quizzesOf(db, teacherId, documentId),
  };
}

/** The newest assignment of each category of these classes, the newest first. */
async function newestByCategory(db: Database, classIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([assignments.classId, assignments.category], {
      classId: assignments.classId,
      category: assignments.category,
      aiPolicy: assignments.aiPolicy,
      latePolicy: assignments.latePolicy,
      missingPercent: assignments.missingPercent,
      createdAt: assignments.createdAt,
    })
    .from(assignments)
    .where(and(inArray(assignments.classId, [...classIds]), isNull(assignments.trashedAt)))
    .orderBy(assignments.classId, assignments.category, desc(assignments.createdAt));
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

type Newest = Awaited<ReturnType<typeof newestByCategory>>[number];

const defaultsOf = (last: Newest | undefined): AssignmentDefaults | null =>
  last === undefined
    ? null
    : {
        category: last.category,
        ai_policy: last.aiPolicy,
        late_policy: last.latePolicy,
        missing_percent: last.missingPercent,
      };

async function rubricsOf(db: Database, teacherId: string): Promise<AssignmentOptions['rubrics']> {
  const documents = await db
    .select({ id: generations.id, title: generations.title })
    .from(generations)
    .where(
      and(
        eq(generations.userId, teacherId),
        eq(generations.templateType, 'rubric-generator'),
        isNull(generations.trashedAt),
        isNull(generations.erasedAt),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(MAX_RUBRICS);
  const rubrics = [];
  for (const { id, title } of documents) {
    const rubric = await findRubric(db, teacherId, id);
    if (rubric) rubrics.push({ id, title, rubric: asAssignmentRubric(rubric) });
  }
  return rubrics;
}

const typesWithQuestions = generators
  .filter((generator) => generator.audience === 'teacher' && blocksOf(generator).includes('questions'))
  .map(({ templateType }) => templateType);

async function quizzesOf(
  db: Database,
  teacherId: string,
  documentId: string | undefined,
): Promise<AssignmentOptions['quizzes']> {
  const newest = await db
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, teacherId),
        or(inArray(generations.templateType, typesWithQuestions), isNotNull(generations.ownTemplate)),
        isNull(generations.trashedAt),
        isNull(generations.erasedAt),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(MAX_QUIZZES);
  const found = [];
  for (const id of new Set([...(documentId ? [documentId] : []), ...newest.map((row) => row.id)])) {
    const document = await findTitledQuestions(db, teacherId, id);
    if (document) found.push({ id, ...document });
  }
  const haveSource = await haveSourceText(db, teacherId, found);
  return found.map(({ id, title, questions }, index) => ({
    id,
    title,
    questions: questions.length,
    points: pointsOfQuestions(questions),
    has_source: haveSource[index] ?? false,
  }));
}
