import type {
  CalendarImport,
  CalendarImportPlan,
  SchoolCalendar,
  ScheduleSlot,
  Timetable,
  TimetableEntry,
} from '@/shared/api/schedule';

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
  events: [
    {
      title: 'Team leaders',
      room: 'R 204',
      date: '2026-11-18',
      last_day: '2026-11-18',
      starts_at: '13:30',
      minutes: 45,
      calendar: 'School diary',
    },
    {
      title: 'Book fair',
      room: '',
      date: '2026-11-18',
      last_day: '2026-11-19',
      starts_at: null,
      minutes: 0,
      calendar: 'School diary',
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
  events: [],
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
  imported_holidays: [{ name: 'Christmas holidays', starts_on: '2026-12-21', ends_on: '2027-01-01' }],
};

export const link = {
  url: `https://lectern.test/api/calendars/${'k3'.repeat(26)}/lectern.ics`,
  created_at: '2026-11-01T08:00:00Z',
  last_read_at: '2026-11-17T06:02:00Z',
};

const notUnderstood = [{ title: 'Choir', message: 'Its start can’t be read. It was left out.' }];

export const plan: CalendarImportPlan = {
  id: id(50),
  name: 'School diary',
  address: null,
  counts: { added: 2, changed: 1, unchanged: 0, outside: 1, timed: 1 },
  events: [
    {
      title: 'Team leaders',
      room: 'R 204',
      date: '2026-11-18',
      last_day: '2026-11-18',
      starts_at: '13:30',
      minutes: 45,
      times: 6,
    },
    {
      title: 'Book fair',
      room: '',
      date: '2026-11-18',
      last_day: '2026-11-19',
      starts_at: null,
      minutes: 0,
      times: 1,
    },
    {
      title: 'Open day',
      room: '',
      date: '2026-11-28',
      last_day: '2026-11-28',
      starts_at: null,
      minutes: 0,
      times: 1,
    },
  ],
  not_understood: notUnderstood,
  not_understood_count: 1,
};

export const diary: CalendarImport = {
  id: id(50),
  name: 'School diary',
  target: 'schedule',
  address: null,
  events: 3,
  applied_at: '2026-11-17T08:00:00Z',
  read_at: '2026-11-17T08:00:00Z',
  problem: null,
  not_understood: notUnderstood,
  not_understood_count: 1,
};

export const subscribed: CalendarImport = {
  ...diary,
  id: id(51),
  name: 'Holidays of Bavaria',
  target: 'holidays',
  address: 'https://school.test/holidays.ics',
  read_at: '2026-11-15T08:00:00Z',
  problem: 'The website didn’t send the calendar (error 500). Try again later.',
  not_understood: [],
  not_understood_count: 0,
};
