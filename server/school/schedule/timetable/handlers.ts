import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findSchoolCalendar, requireTeacher, saveSchoolCalendar } from './calendars.ts';
import { changeOccurrence, createSlot, deleteSlot, updateSlot } from './slots.ts';

type TimetableOperation =
  | 'getSchoolCalendar'
  | 'saveSchoolCalendar'
  | 'createScheduleSlot'
  | 'updateScheduleSlot'
  | 'deleteScheduleSlot'
  | 'changeOccurrence';

export function timetableHandlers({ db }: { db: Database }): HandlersOf<TimetableOperation> {
  return {
    async getSchoolCalendar({ user }) {
      requireTeacher(user);
      return findSchoolCalendar(db, user.id);
    },
    async saveSchoolCalendar({ user, body }) {
      requireTeacher(user);
      return saveSchoolCalendar(db, user.id, body);
    },
    async createScheduleSlot({ user, body }) {
      requireTeacher(user);
      return createSlot(db, user.id, body);
    },
    updateScheduleSlot: ({ user, params, body }) => updateSlot(db, user.id, params.id, body),
    async deleteScheduleSlot({ user, params }) {
      await deleteSlot(db, user.id, params.id);
    },
    async changeOccurrence({ user, params, body }) {
      await changeOccurrence(db, user.id, params, body);
    },
  };
}
