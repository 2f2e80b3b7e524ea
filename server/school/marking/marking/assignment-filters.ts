import { asc, and, eq, isNull } from 'drizzle-orm';
import type { AssignmentFilters } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { classes } from '../../classes/classes/tables.ts';
import { assignments } from '../../work/assignments/tables.ts';

/** The classes and categories of the assignments that the user teaches, or of those in one class. */
export async function findFilters(
  db: Database,
  teacherId: string,
  classId: string | undefined,
): Promise<AssignmentFilters> {
  const rows = await db
    .selectDistinct({
      id: classes.id,
      name: classes.name,
      subject: classes.subject,
      archivedAt: classes.archivedAt,
      category: assignments.category,
    })
    .from(assignments)
    .innerJoin(classes, eq(classes.id, assignments.classId))
    .where(
      and(
        isNull(assignments.trashedAt),
        teaches(teacherId),
        classId === undefined ? undefined : eq(assignments.classId, classId),
      ),
    )
    .orderBy(asc(classes.name), asc(classes.subject), asc(classes.id));
  const titles = new Map(
    rows
      .toSorted((one, other) => Number(one.archivedAt !== null) - Number(other.archivedAt !== null))
      .map((row) => [row.id, row.archivedAt === null ? titleOf(row) : `${titleOf(row)} (archived)`]),
  );
  const categories = new Set(rows.map(({ category }) => category).filter((category) => category !== ''));
  return {
    classes: [...titles].map(([id, title]) => ({ id, title })),
    categories: [...categories].toSorted(),
  };
}
