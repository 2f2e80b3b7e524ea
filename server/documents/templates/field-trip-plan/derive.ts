import { languageOf } from '../../language/language-tag.ts';
import { daysAfter } from '../calendar.ts';
import { dateText, weekdayOf } from '../school-weeks.ts';
import { counted } from '../verdicts.ts';
import type { TripInput } from './schema.ts';
import { timetable } from './timetable.ts';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const adultsNeeded = ({ students, students_per_adult }: TripInput): number =>
  Math.ceil(students / students_per_adult);

/** Groups of sizes that differ by one at most, one for each adult. */
export function groupsOf({ students, adults }: TripInput): number[] {
  const groups = Math.min(adults, students);
  return Array.from({ length: groups }, (_, index) => Math.floor((students + groups - 1 - index) / groups));
}

export function budgetOf(input: TripInput) {
  const { students, adults } = input;
  const rows = [
    { item: 'Transport', count: input.transport || 'once', total: cents(input.transport_cost) },
    {
      item: 'Entry, students',
      count: `${students} × ${input.entry_student}`,
      total: cents(students * input.entry_student),
    },
    {
      item: 'Entry, adults',
      count: `${adults} × ${input.entry_adult}`,
      total: cents(adults * input.entry_adult),
    },
    { item: 'Other', count: 'once', total: cents(input.other_cost) },
  ].filter(({ total }) => total > 0);
  const sum = cents(rows.reduce((all, { total }) => all + total, 0));
  const families = cents(Math.max(0, sum - input.school_pays));
  return [
    ...rows,
    { item: 'All together', count: '', total: sum },
    ...(input.school_pays > 0
      ? [{ item: 'Paid by the school', count: '', total: cents(Math.min(sum, input.school_pays)) }]
      : []),
    { item: 'For each student', count: `${families} ÷ ${students}`, total: cents(families / students) },
  ];
}

/** How many days before the trip each task is due. */
const DUE: readonly (readonly [days: number, task: string])[] = [
  [42, 'Ask the school for approval and book the destination'],
  [35, 'Book the transport'],
  [28, 'Send the letter with the permission slip'],
  [14, 'Collect permission slips, payments and emergency contacts'],
  [10, 'Visit the place or call it: access, toilets, lunch, shelter'],
  [5, 'Tell every adult the group, the phone numbers and the meeting point'],
  [1, 'Pack first aid, medicine, the list of students and spare food'],
];

/** The checklist with a school day for each task; a task due at a weekend moves to the Friday before. */
export function checklistOf({ date, ...form }: TripInput) {
  const { tag } = languageOf(form);
  return DUE.map(([days, task]) => {
    let day = daysAfter(date, -days);
    while (weekdayOf(day) > 5) day = daysAfter(day, -1);
    return { by: dateText(day, tag), task };
  });
}

export function deriveTrip(key: string, input: TripInput): unknown {
  if (key === 'timetable') return timetable(input);
  if (key === 'budget') return budgetOf(input);
  if (key === 'checklist') return checklistOf(input);
  const sizes = groupsOf(input);
  return {
    destination: input.destination,
    date: dateText(input.date, languageOf(input).tag),
    students: input.students,
    adults: input.adults,
    needed: adultsNeeded(input),
    groups: `${counted(sizes.length, 'group')} of ${[...new Set(sizes)].join(' or ')}`,
  };
}
