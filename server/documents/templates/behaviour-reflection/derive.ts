import { linesOf } from '../../../engine/rule-engine/composers/list.ts';
import { languageOf } from '../../language/language-tag.ts';
import { daysAfter } from '../calendar.ts';
import { weekdayOf } from '../school-weeks.ts';
import type { ReflectionInput } from './schema.ts';

/** Room for a word or a sign. */
const TO_FILL_IN = '…………………';

export function deriveReflection(key: string, input: ReflectionInput): unknown {
  if (key === 'agreed') return linesOf(input.agreed).slice(0, 40);
  const format = new Intl.DateTimeFormat(languageOf(input).tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return checkInDays(input.date, input.check_ins).map((day) => ({
    date: format.format(Date.parse(`${day}T00:00:00Z`)),
    how: TO_FILL_IN,
  }));
}

/** School days after a date: the next one, then further and further apart. */
export function checkInDays(date: string, count: number): string[] {
  const days: string[] = [];
  let day = date;
  for (let number = 1; number <= count; number += 1) {
    for (let left = number; left > 0; ) {
      day = daysAfter(day, 1);
      if (weekdayOf(day) <= 5) left -= 1;
    }
    days.push(day);
  }
  return days;
}
