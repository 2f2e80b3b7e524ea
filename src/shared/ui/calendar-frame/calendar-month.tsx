import '../theme/template-themes.css';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './calendar-month.css';

export type MonthDay = {
  /** The day of the month. */
  date: number;
  /** The full date, for screen readers. */
  label: string;
  /** Whether it belongs to the current month. */
  inside: boolean;
  /** Whether it is today. */
  today?: boolean;
  /** The first few events, in order. */
  events: readonly { id: string; title: string; template?: string; href: string }[];
  /** The number of further events. */
  more?: number;
};

export type CalendarMonthProps = {
  /** The accessible name of the month. */
  label: string;
  /** The abbreviated weekdays, from the first day of the week. */
  weekdays: readonly string[];
  /** The weeks, each with seven days. */
  weeks: readonly (readonly MonthDay[])[];
};

/** A month as a grid of days, with a few events in each. */
export function CalendarMonth({ label, weekdays, weeks }: CalendarMonthProps) {
  return (
    <table className={styles.month} aria-label={label}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} className={styles.weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.label}>
            {week.map((day) => (
              <td
                key={day.label}
                className={styles.day}
                data-outside={!day.inside || undefined}
                data-today={day.today || undefined}
              >
                <time className={styles.date} aria-label={day.label}>
                  {day.date}
                </time>
                <ul>
                  {day.events.map((event) => (
                    <li key={event.id} {...(event.template && coverAttributes(event.template))}>
                      <a className={styles.event} href={event.href}>
                        {event.title}
                      </a>
                    </li>
                  ))}
                </ul>
                {day.more ? <small className={styles.more}>and {day.more} more</small> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
