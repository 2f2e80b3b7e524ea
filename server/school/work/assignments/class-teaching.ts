import { inArray, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/client.ts';
import { hasJoined, teaches } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';

/** The condition that the user teaches the class in this column. */
export const isTaught = (db: Database, classId: PgColumn, userId: string | Placeholder): SQL =>
  inArray(classId, db.select({ id: classes.id }).from(classes).where(teaches(userId)));

/** The condition that the user is a student of the class in this column. */
export const isAttended = (db: Database, classId: PgColumn, userId: string): SQL =>
  inArray(classId, db.select({ id: classes.id }).from(classes).where(hasJoined(db, userId)));
