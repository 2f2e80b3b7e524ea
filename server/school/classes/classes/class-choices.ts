import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { teaches } from './class-access.ts';
import { titleOf } from './classes.ts';
import { classes } from './tables.ts';

/** A class as a form offers it, with what choosing it fills in. */
export interface ClassChoice {
  id: string;
  /** Such as 7B Science. */
  name: string;
  subject: string;
  grade_level: string;
}

const taught = prepareOnce((db) =>
  db
    .select({ id: classes.id, name: classes.name, subject: classes.subject, grade_level: classes.grade })
    .from(classes)
    .where(and(teaches(sql.placeholder('teacherId')), isNull(classes.archivedAt)))
    .orderBy(asc(classes.name), asc(classes.subject), asc(classes.id))
    .prepare('class_choices'),
);

/** The current classes that a user teaches, by name. */
export async function classChoices(db: Database, teacherId: string): Promise<ClassChoice[]> {
  const rows = await taught(db).execute({ teacherId });
  return rows.map((row) => ({ ...row, name: titleOf(row) }));
}
