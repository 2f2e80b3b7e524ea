import { linesOf } from '../../../engine/rule-engine/composers/list.ts';
import { languageOf } from '../../language/language-tag.ts';
import type { NewsletterInput } from './schema.ts';

/** The facts of the form, in the order of the calendar and with their weekdays. */
export function deriveNewsletter(key: string, input: NewsletterInput): unknown {
  if (key === 'contact') return { reach: input.contact };
  if (key === 'reminders') return linesOf(input.reminders).slice(0, 40);
  const format = new Intl.DateTimeFormat(languageOf(input).tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return input.events
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, event, details }) => ({
      date: format.format(Date.parse(`${date}T00:00:00Z`)),
      event,
      ...(details !== '' && { details }),
    }));
}
