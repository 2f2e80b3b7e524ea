import type { SchoolCalendar, ScheduleSlot, Timetable, TimetableEntry } from '@/shared/api/schedule';

export const now = new Date('2026-11-17T10:24:00Z');

const id = (number: number): string => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${number}`;
const science7 = { id: id(10), title: '7B Science', cover: 'moss' };
const science6 = { id: id(11), title: '6C Science', cover: '#b3562c' };

type Made = Pick<TimetableEntry, 'date' | 'starts_at'> & Partial<TimetableEntry>;

const entry = (change: Made): TimetableEntry => ({
  slot_id: id(20),
  on: change.date,
  minutes: 50,
  title: change.class?.title ?? 'Break duty',
  class: null,
  room: '',
  state: 'held',
  lesson: null,
  ...change,
});
const lesson = (number: number, title: string): TimetableEntry['lesson'] => ({
  id: id(number),
  title,
  unit: 'Plants',
  is_published: true,
  has_content: true,
});

const slot = (number: number, change: Partial<ScheduleSlot>): ScheduleSlot => ({
  id: id(number),
  class: science7,
  title: '7B Science',
  weekday: 2,
  week: 'every',
  starts_at: '08:15',
  minutes: 50,
  room: 'Lab 2',
  starts_on: '2026-09-07',
  ends_on: null,
  can_change: true,
  ...change,
});

export const timetable: Timetable = {
  time_zone: 'Europe/London',
  today: '2026-11-17',
  weeks: [{ monday: '2026-11-16', letter: 'A' }],
  entries: [
    entry({
      date: '2026-11-16',
      starts_at: '09:10',
      class: science7,
      lesson: lesson(30, 'Leaf discs again'),
    }),
    entry({
      date: '2026-11-17',
      starts_at: '08:15',
      class: science7,
      room: 'Lab 2',
      lesson: lesson(31, 'Light and leaves'),
    }),
    entry({ date: '2026-11-17', starts_at: '10:00', minutes: 20, slot_id: id(21) }),
    entry({ date: '2026-11-17', starts_at: '11:15', class: science6, slot_id: id(22) }),
    entry({ date: '2026-11-19', starts_at: '08:15', class: science7, slot_id: id(23) }),
    entry({
      date: '2026-11-19',
      starts_at: '09:10',
      class: science6,
      slot_id: id(24),
      state: 'cancelled',
      lesson: lesson(32, 'A lesson with a title so long that it needs more than one line in a narrow column'),
    }),
  ],
  dues: [
    {
      assignment_id: id(40),
      title: 'Leaf diary',
      class: science7,
      due_at: '2026-11-19T09:00:00Z',
      date: '2026-11-19',
    },
  ],
  holidays: [{ name: 'Staff training', starts_on: '2026-11-20', ends_on: '2026-11-20' }],
  slots: [
    slot(20, {}),
    slot(21, { class: null, title: 'Break duty', starts_at: '10:00', minutes: 20, room: '' }),
    slot(22, { class: science6, title: '6C Science', starts_at: '11:15', week: 'A', room: '204' }),
  ],
  unplanned: [{ id: id(33), title: 'The willow’s proof', class: science7 }],
};

export const empty: Timetable = {
  ...timetable,
  weeks: [],
  entries: [],
  dues: [],
  holidays: [],
  slots: [],
  unplanned: [],
};

export const calendar: SchoolCalendar = {
  revision: 1,
  time_zone: 'Europe/London',
  content: {
    terms: [{ name: 'Autumn', starts_on: '2026-09-07', ends_on: '2026-12-18' }],
    holidays: [{ name: 'Half term', starts_on: '2026-10-26', ends_on: '2026-10-30' }],
    bells: [{ name: 'Period 1', starts_at: '08:15', minutes: 50 }],
    school_days: [1, 2, 3, 4, 5],
    week_count: 'calendar',
    first_week: 'A',
  },
};

export const link = {
  url: `https://lectern.test/api/calendars/${'k3'.repeat(26)}/lectern.ics`,
  created_at: '2026-11-01T08:00:00Z',
  last_read_at: '2026-11-17T06:02:00Z',
};
