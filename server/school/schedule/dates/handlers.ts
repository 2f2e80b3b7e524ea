import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { moveDueDate, setLessonDate } from './lesson-dates.ts';
import { shiftLessons, undoShift } from './shift-lessons.ts';

type DateOperation = 'setLessonDate' | 'moveDueDate' | 'shiftLessons' | 'undoLessonShift';

export function dateHandlers({ db }: { db: Database }): HandlersOf<DateOperation> {
  return {
    async setLessonDate({ user, params, body }) {
      await setLessonDate(db, user.id, params.id, body);
    },
    async moveDueDate({ user, params, body }) {
      await moveDueDate(db, user.id, params.id, body.on);
    },
    shiftLessons: ({ user, params, body }) => shiftLessons(db, user.id, params.id, body),
    undoLessonShift: ({ user, params }) => undoShift(db, user.id, params.id),
  };
}
