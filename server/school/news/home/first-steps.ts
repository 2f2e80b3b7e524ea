import { eq, sql } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import type { HomeSteps } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { scheduleSlots } from '../../schedule/timetable/tables.ts';

/** What a newcomer has done. Archived classes count too, so that a step stays done. */
export async function firstSteps(db: Database, teacherId: string): Promise<HomeSteps> {
  const taught = sql`(select ${classes.id} from ${classes} where ${teaches(teacherId)})`;
  const [steps] = await db
    .select({
      document: sql<boolean>`exists (select 1 from ${generations} where ${generations.userId} = ${teacherId})`,
      class: sql<boolean>`exists ${taught}`,
      week: sql<boolean>`exists (select 1 from ${scheduleSlots} where ${scheduleSlots.teacherId} = ${teacherId}
        or ${scheduleSlots.classId} in ${taught})
      or exists (select 1 from ${lessons} where ${lessons.classId} in ${taught})`,
    })
    .from(users)
    .where(eq(users.id, teacherId));
  return steps ?? { document: false, class: false, week: false };
}
