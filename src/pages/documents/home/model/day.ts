import type { Home, HomeDay, HomeEntry } from '@/shared/api/home';
import { longWeekdayOf, timeOfDay } from '@/shared/lib/dates';

type When = 'over' | 'now' | 'next' | 'later';

/** An entry with where it lies in the day. */
export type Placed = { entry: HomeEntry; when: When };

const MINUTE = 60_000;
const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

const isHeld = ({ state }: HomeEntry): boolean => state !== 'cancelled';
const isLesson = (entry: HomeEntry): boolean => isHeld(entry) && entry.class !== null;
/** Whether nobody has written yet what the lesson is about. */
export const isUnplanned = (entry: HomeEntry): boolean => isLesson(entry) && !entry.lesson?.has_content;

/** What is held now, and the first that comes after. Both may be several at the same time. */
export function placeEntries({ entries }: HomeDay, now: Date): Placed[] {
  const time = now.getTime();
  const ahead = entries.flatMap((entry) => {
    const begins = Date.parse(entry.begins_at ?? '');
    return isHeld(entry) && begins > time ? [begins] : [];
  });
  const next = Math.min(...ahead);
  return entries.map((entry) => {
    const begins = Date.parse(entry.begins_at ?? '');
    const isOver = Date.parse(entry.ends_at ?? '') <= time;
    if (isOver) return { entry, when: 'over' };
    if (!isHeld(entry)) return { entry, when: 'later' };
    if (begins <= time) return { entry, when: 'now' };
    return { entry, when: begins === next ? 'next' : 'later' };
  });
}

/** Whether nothing more is held on the day. */
export const isOver = (placed: readonly Placed[]): boolean =>
  placed.every(({ entry, when }) => when === 'over' || !isHeld(entry));

/** "8:15" of 08:15, on the clock of the reader. */
export const clockText = (clock: string): string =>
  timeOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));

const counted = (count: number): string => NUMBERS[count] ?? String(count);
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lessonsOf = (count: number): string => `${counted(count)} ${count === 1 ? 'lesson' : 'lessons'}`;

/** "in 25 minutes"; empty if it is more than an hour. */
export function soonWords({ begins_at: beginsAt }: HomeEntry, now: Date): string {
  const minutes = Math.ceil((Date.parse(beginsAt ?? '') - now.getTime()) / MINUTE);
  if (minutes > 60) return '';
  return minutes === 1 ? 'in one minute' : `in ${minutes} minutes`;
}

const untilWords = (entry: HomeEntry, now: Date): string =>
  soonWords(entry, now) || (entry.starts_at === null ? 'later' : `at ${clockText(entry.starts_at)}`);

/** The lead of the page: what is taught today, what has no plan, and what waits to be marked. */
export function leadOf({ today, to_mark: toMark, next_day: nextDay }: Home, now: Date): string[] {
  const placed = placeEntries(today, now);
  const lessons = today.entries.filter(isLesson);
  const words: string[] = [];
  if (lessons.length > 0) {
    const next = lessons.find((entry) => Date.parse(entry.begins_at ?? '') > now.getTime());
    const when =
      next === undefined
        ? isOver(placed)
          ? ', all over'
          : ''
        : `, the ${next === lessons[0] ? 'first' : 'next'} ${untilWords(next, now)}`;
    words.push(`${sentence(lessonsOf(lessons.length))} today${when}.`);
  } else if (today.entries.length > 0 || nextDay !== null) {
    words.push('No lesson today.');
  }
  const unplanned = placed.filter(({ entry, when }) => when !== 'over' && isUnplanned(entry));
  const [first] = unplanned;
  if (unplanned.length === 1 && first) words.push(`${first.entry.title} still has no plan.`);
  if (unplanned.length > 1) words.push(`${sentence(counted(unplanned.length))} of them still have no plan.`);
  const pieces = toMark.reduce((sum, { to_mark: left }) => sum + left, 0);
  if (pieces > 0)
    words.push(
      pieces === 1 ? 'One piece of work waits to be marked.' : `${pieces} pieces of work wait to be marked.`,
    );
  return words;
}

const DAY = 24 * 60 * MINUTE;

/** "Tomorrow" or "Friday 13 November". */
export function nameOf({ date }: HomeDay, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return days === 1 ? 'Tomorrow' : longWeekdayOf(new Date(year, month - 1, day));
}

/** "Tomorrow: three lessons, all planned." */
export function nextDayWords(day: HomeDay, today: string): string {
  const lessons = day.entries.filter(isLesson);
  const open = lessons.filter(isUnplanned).length;
  const name = nameOf(day, today);
  if (lessons.length === 0) return `${name}: no lesson, only duties.`;
  const planned = planWords(lessons.length, open);
  return `${name}: ${lessonsOf(lessons.length)}, ${planned}.`;
}

function planWords(lessons: number, open: number): string {
  if (open === lessons) return 'not planned yet';
  if (open > 0) return `${counted(open)} without a plan`;
  return lessons === 1 ? 'planned' : 'all planned';
}
