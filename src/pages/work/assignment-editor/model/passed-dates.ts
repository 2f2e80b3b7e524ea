import { combine, createStore } from 'effector';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { $zone } from './editor';
import { datesOf, type DayTime, momentIn } from './editor-values';
import { form, hasOwnDates } from './form';

/** When the form was opened. */
export const $openedAt = createStore<string | null>(null, { name: 'assignmentFormOpenedAt' }).on(
  readLocalTimeFx.doneData,
  (_, { now }) => now.toISOString(),
);

/** Whether the due date of all has passed, and the classes whose own one has. */
export const $passedDues = combine(
  { values: form.$values, zone: $zone, now: $openedAt },
  ({ values, zone, now }): { all: boolean; classIds: readonly string[] } => {
    const hasPassed = (due: DayTime) => {
      const moment = momentIn(due, zone);
      return moment !== null && now !== null && moment < now;
    };
    return hasOwnDates(values)
      ? { all: false, classIds: values.classIds.filter((id) => hasPassed(datesOf(values, id).due)) }
      : { all: hasPassed(values.due), classIds: [] };
  },
);
