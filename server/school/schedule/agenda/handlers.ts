import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { requireTeacher } from '../timetable/calendars.ts';
import { findConflicts } from './conflicts.ts';
import { readSchedule } from './read-schedule.ts';

export const agendaHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'getSchedule' | 'findScheduleConflicts'> => ({
  getSchedule: ({ user, query }) => readSchedule(db, user, query, new Date()),

  async findScheduleConflicts({ user, body }) {
    requireTeacher(user);
    return { items: await findConflicts(db, user.id, body) };
  },
});
