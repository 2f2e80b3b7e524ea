import '../theme/template-themes.css';
import { Flag } from 'lucide';
import { useState } from 'react';
import { timeOfDay } from '../../lib/dates';
import { Icon } from '../icon';
import type { TemplateName } from '../theme/covers';
import { sideBySide } from './side-by-side';
import * as styles from './calendar-week.css';

export type CalendarDay = {
  /** The abbreviated weekday. */
  weekday: string;
  /** The day of the month. */
  date: string;
  /** Whether it is today. */
  today?: boolean;
  /** Whether it is a day without school. */
  free?: boolean;
};

export type CalendarEvent = {
  /** The unique id of the event. */
  id: string;
  /** The index of its day in the week, from 0. */
  day: number;
  /** The start, in minutes after midnight. */
  start: number;
  /** The end, in minutes after midnight. */
  end: number;
  /** The name. */
  title: string;
  /** The time and the class, such as "8:15 7B". */
  note?: string;
  /** The colour of its class; omitted for duties and meetings. */
  template?: TemplateName;
  /** Whether the lesson has no plan yet; drawn as an empty box. */
  unplanned?: boolean;
  /** The URL it links to. */
  href?: string;
};

export type CalendarDue = {
  /** The index of its day in the week, from 0. */
  day: number;
  /** The assignments that are due. */
  label: string;
  /** The colour of its class. */
  template?: TemplateName;
  /** The URL it links to. */
  href: string;
};

export type CalendarWeekProps = {
  /** The accessible name of the week. */
  label: string;
  /** The days, in order; pass one day for a day view. */
  days: readonly CalendarDay[];
  /** The events. */
  events: readonly CalendarEvent[];
  /** The assignments that are due. */
  dues?: readonly CalendarDue[];
  /** The visible hours, such as 8 to 16. */
  hours: { from: number; to: number };
  /** The current time, if it is in this week; drawn as a stroke of ink. */
  now?: { day: number; minute: number };
};

/** A week with a row per hour. On phones it becomes a strip of days with one day below it. */
export function CalendarWeek({ label, days, events, dues = [], hours, now }: CalendarWeekProps) {
  const today = Math.max(
    0,
    days.findIndex((day) => day.today),
  );
  const [picked, setPicked] = useState(today);
  const from = hours.from * 60;
  const span = (hours.to - hours.from) * 60;
  const down = (minute: number) => `${((minute - from) / span) * 100}%`;
  return (
    <div className={styles.week} role="group" aria-label={label}>
      <div className={styles.strip} role="group" aria-label="Day">
        {days.map((day, index) => (
          <button
            key={`${day.weekday}-${day.date}`}
            type="button"
            className={styles.stripDay}
            aria-pressed={index === picked}
            onClick={() => setPicked(index)}
          >
            {day.weekday} <b>{day.date}</b>
          </button>
        ))}
      </div>
      <div
        className={styles.hours}
        aria-hidden="true"
        style={{ height: `${(span / 60) * styles.hourHeight}rem` }}
      >
        {Array.from({ length: hours.to - hours.from }, (_, index) => (
          <time key={index} className={styles.hour} style={{ top: down(from + index * 60) }}>
            {timeOfDay(from + index * 60)}
          </time>
        ))}
        {now ? (
          <time className={styles.nowTime} style={{ top: down(now.minute) }}>
            {timeOfDay(now.minute)}
          </time>
        ) : null}
      </div>
      {days.map((day, index) => (
        <section
          key={`${day.weekday}-${day.date}`}
          className={styles.day}
          data-picked={index === picked || undefined}
          data-free={day.free || undefined}
          aria-label={`${day.weekday} ${day.date}${day.today ? ', today' : ''}`}
        >
          <p className={styles.dayHead} data-today={day.today || undefined}>
            {day.today ? `${day.weekday}, today` : day.weekday} <b>{day.date}</b>
          </p>
          <ul className={styles.dues}>
            {dues
              .filter((due) => due.day === index)
              .map((due) => (
                <li key={due.label} data-template={due.template}>
                  <a className={styles.due} href={due.href}>
                    <Icon of={Flag} size="xs" />
                    <span>Due: {due.label}</span>
                  </a>
                </li>
              ))}
          </ul>
          <div className={styles.column} style={{ height: `${(span / 60) * styles.hourHeight}rem` }}>
            {sideBySide(events.filter((event) => event.day === index)).map(({ span: event, lane, lanes }) => (
              <Event
                key={event.id}
                event={event}
                top={down(Math.max(from, event.start))}
                height={`${((Math.min(event.end, from + span) - Math.max(from, event.start)) / span) * 100}%`}
                left={lane / lanes}
                width={1 / lanes}
              />
            ))}
            {now?.day === index ? <div className={styles.nowLine} style={{ top: down(now.minute) }} /> : null}
          </div>
        </section>
      ))}
    </div>
  );
}

type EventProps = { event: CalendarEvent; top: string; height: string; left: number; width: number };

function Event({ event, top, height, left, width }: EventProps) {
  const { title, note, href, template, unplanned } = event;
  const place = {
    top,
    height,
    insetInlineStart: `calc(${left * 100}% + 5px)`,
    width: `calc(${width * 100}% - 10px)`,
  };
  const words = (
    <>
      {note ? <span className={styles.note}>{note}</span> : null}
      <span className={styles.title}>{title}</span>
    </>
  );
  const look = {
    className: styles.event,
    'data-template': template,
    'data-unplanned': unplanned || undefined,
  };
  return href ? (
    <a href={href} {...look} style={place}>
      {words}
    </a>
  ) : (
    <div {...look} style={place}>
      {words}
    </div>
  );
}
