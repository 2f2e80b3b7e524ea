import { splitMinutes } from '../../../engine/rule-engine/composers/split-minutes.ts';
import { joinWords } from '../../../engine/rule-engine/words.ts';
import type { NotesInput, NotesResult, PlannedTask } from './schema.ts';

const DAY = 86_400_000;
const MAX_DAYS = 40;
/** Minutes to learn a concept: to read it, cover it and explain it aloud. */
const MINUTES_PER_CONCEPT: Readonly<Record<NotesInput['depth'], number>> = {
  Quick: 5,
  Standard: 8,
  Deep: 12,
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day as the plan shows it: Tue 14 May 2030. */
function shownDate(time: number): string {
  const day = new Date(time);
  const month = MONTHS[day.getUTCMonth()] ?? '';
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/** The time of a day that the plan shows; null for a day that doesn't exist or has another weekday. */
export function timeOf(shown: string): number | null {
  const [, day = '', month = '', year = ''] = /^\w{3} (\d{1,2}) (\w{3}) (\d{4})$/.exec(shown) ?? [];
  const time = Date.UTC(Number(year), MONTHS.indexOf(month), Number(day));
  return day !== '' && shownDate(time) === shown ? time : null;
}

/** Sessions on real days before the exam: learn, then recall after growing gaps, then the self-check. */
export function studyPlan(
  { keyConcepts = [], vocabulary, self_check }: Partial<NotesResult>,
  { exam_date, minutes_per_day, depth }: NotesInput,
  today: number,
): PlannedTask[] {
  const days = Math.round((Date.parse(exam_date) - today) / DAY);
  if (!(days > 0)) return [];
  const names = keyConcepts.map(({ concept }) => `“${concept}”`);
  const perSession = Math.max(1, Math.floor(minutes_per_day / MINUTES_PER_CONCEPT[depth]));
  const wanted = Math.ceil(names.length / perSession);
  const last = finalTask(self_check !== undefined);
  const learning = groupsOf(names, Math.min(wanted, Math.max(1, days - 1)));
  const sessions = [
    ...learning.map((group) => `Learn ${joinWords(group)}: read, cover the page, explain aloud.`),
    ...(vocabulary === undefined ? [] : ['Say the meaning of each word to know, then check.']),
    ...learning.map((group) => `Recall ${joinWords(group)} without the notes. Reread only what is missing.`),
  ];
  const room = Math.min(days, MAX_DAYS);
  if (room === 1)
    return [{ date: shownDate(today), task: `${sessions.slice(0, learning.length).join(' ')} ${last}` }];
  const kept = sessions.slice(0, room - 1);
  return [...kept, last].map((task, index, tasks) => ({
    date: shownDate(today + dayOf(index, tasks.length, days) * DAY),
    task,
  }));
}

const finalTask = (hasQuestions: boolean) =>
  hasQuestions
    ? 'Answer “Check yourself” without the notes, mark it and repeat what was wrong.'
    : 'Write the summary from memory, then compare.';

/** Spreads the sessions over the days, the last one on the day before the exam. */
const dayOf = (index: number, count: number, days: number): number =>
  count === 1 ? days - 1 : Math.floor((index * (days - 1)) / (count - 1));

function groupsOf<Thing>(things: readonly Thing[], count: number): Thing[][] {
  let taken = 0;
  return splitMinutes(
    things.length,
    Array.from({ length: Math.max(1, count) }, () => 1),
  ).map((size) => {
    taken += size;
    return things.slice(taken - size, taken);
  });
}

/** Midnight of the current day, in UTC. */
export const startOfToday = (now = Date.now()): number => now - (now % DAY);
