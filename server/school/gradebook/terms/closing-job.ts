import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { schools, users } from '../../../accounts/users/tables.ts';
import type { Database } from '../../../platform/database/client.ts';
import { classes } from '../../classes/classes/tables.ts';
import { findRules } from '../rules/rules.ts';
import { closeLocked } from './close-term.ts';
import { lockScores } from '../../work/closings/closed-assignments.ts';
import { gradebookRules } from '../../work/closings/tables.ts';

/** Closes the terms of a class whose last day is over at the school of its teacher; returns their number. */
export async function closeDue(db: Database, classId: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const [row] = await tx
      .select({ face: classes, timeZone: schools.timeZone })
      .from(classes)
      .innerJoin(users, eq(users.id, classes.teacherId))
      .leftJoin(schools, eq(schools.id, users.schoolId))
      .where(and(eq(classes.id, classId), isUsed));
    if (row === undefined) return 0;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: row.timeZone ?? 'UTC' }).format(now);
    const rules = await findRules(tx, classId);
    const closed = new Set(rules.closed_terms.map(({ term_id }) => term_id));
    const due = rules.content.terms.filter(
      ({ id, closes_on }) => closes_on !== null && closes_on < today && !closed.has(id),
    );
    for (const term of due) await closeLocked(tx, row.face, { term, rules, authorId: null });
    return due.length;
  });
}

const isUsed = and(isNull(classes.archivedAt), isNull(classes.trashedAt));

/** The classes with a day of closing that may be over somewhere. */
const classesToClose = (db: Database, now: Date) =>
  db
    .select({ id: classes.id })
    .from(gradebookRules)
    .innerJoin(classes, eq(classes.id, gradebookRules.classId))
    .where(
      and(
        isUsed,
        sql`exists (select 1 from jsonb_array_elements(${gradebookRules.content} -> 'terms') term
          where (term ->> 'closes_on')::date <= ${now.toISOString()}::timestamptz::date
            and not exists (select 1 from term_closings closing where closing.class_id = ${classes.id}
              and closing.term_id = (term ->> 'id')::uuid and closing.rules is not null and not exists (
                select 1 from term_closings later where later.class_id = closing.class_id
                  and later.term_id = closing.term_id and later.id > closing.id)))`,
      ),
    );

/** Closes terms at the end of their day, also where it ended while no server ran. */
export function scheduleTermClosing(app: FastifyInstance, db: Database): void {
  app.jobs.add({
    name: 'close-terms',
    every: 600,
    retries: 0,
    async run() {
      const now = new Date();
      for (const { id } of await classesToClose(db, now)) {
        try {
          const closed = await closeDue(db, id, now);
          if (closed > 0) app.log.info({ class: id, closed }, 'Closed terms whose day was over');
        } catch (error) {
          // The others are closed all the same.
          app.log.error({ class: id, err: error }, 'A term was not closed');
        }
      }
    },
  });
}
