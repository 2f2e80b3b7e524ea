import { useState } from 'react';
import '../theme/template-themes.css';
import { MarginList } from '../margin-list';
import { coverAttributes } from '../theme/mixed-cover';
import { MoveHandle } from './move-handle';
import { type CalendarMove, type Drag, useDrag } from './use-drag';
import * as styles from './calendar-month.css';

export type MonthEvent = {
  /** The unique id of the event. */
  id: string;
  /** The name. */
  title: string;
  /** When it is, such as "8:15" or "Due:". */
  time?: string;
  /** A line of details, such as its class; only in the list of a day. */
  note?: string;
  /** A cover or a colour as hex, of its class; omitted for events of other calendars. */
  template?: string;
  /** The URL it links to. */
  href?: string;
  /** Whether it is cancelled; drawn struck through. */
  cancelled?: boolean;
  /** Whether it can be moved, by its card or its handle. */
  movable?: boolean;
};

export type MonthDay = {
  /** The day of the month. */
  date: number;
  /** The full date, for screen readers. */
  label: string;
  /** Whether it belongs to the current month. */
  inside: boolean;
  /** Whether it is today. */
  today?: boolean;
  /** The events, in order; the first few are shown. */
  events: readonly MonthEvent[];
};

export type CalendarMonthProps = {
  /** The accessible name of the month. */
  label: string;
  /** The abbreviated weekdays, from the first day of the week. */
  weekdays: readonly string[];
  /** The weeks, each with seven days. */
  weeks: readonly (readonly MonthDay[])[];
  /** Called when an event is dragged to a day, counted from the first of the weeks, or its handle is pressed. */
  onMove?: (move: CalendarMove) => void;
};

const SHOWN_IN_A_DAY = 3;
/** On a phone, where the list of the day has their names. */
const MAX_DOTS = 4;
const WHOLE_DAY = { from: 0, to: 24 };

/** A month as a grid of days, with a few events in each. On phones, a day that is touched has its list below. */
export function CalendarMonth({ label, weekdays, weeks, onMove }: CalendarMonthProps) {
  const days = weeks.flat();
  const [picked, setPicked] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ today }) => today),
    ),
  );
  const drag = useDrag(WHOLE_DAY, onMove);
  const dragOf = ({ movable }: MonthEvent) => (movable && onMove ? drag : undefined);
  const shown = days[picked];
  return (
    <div className={styles.frame}>
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
          {weeks.map((week, row) => (
            <tr key={week[0]?.label}>
              {week.map((day, column) => {
                const index = row * week.length + column;
                return (
                  <td
                    key={day.label}
                    className={styles.day}
                    data-outside={!day.inside || undefined}
                    data-today={day.today || undefined}
                    data-day={index}
                    data-over={drag.over === index || undefined}
                  >
                    <time className={styles.date} aria-label={day.label}>
                      {day.date}
                    </time>
                    <button
                      type="button"
                      className={styles.dateButton}
                      aria-label={day.label}
                      aria-pressed={index === picked}
                      onClick={() => setPicked(index)}
                    >
                      {day.date}
                    </button>
                    <span className={styles.dots} aria-hidden="true">
                      {day.events.slice(0, MAX_DOTS).map(({ id, template }) => (
                        <i key={id} className={styles.dot} {...(template && coverAttributes(template))} />
                      ))}
                    </span>
                    <ul className={styles.events}>
                      {day.events.slice(0, SHOWN_IN_A_DAY).map((event) => (
                        <Event key={event.id} event={event} drag={dragOf(event)} />
                      ))}
                    </ul>
                    {day.events.length > SHOWN_IN_A_DAY ? (
                      <small className={styles.more}>and {day.events.length - SHOWN_IN_A_DAY} more</small>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown ? (
        <div className={styles.dayList}>
          <h2 className={styles.dayTitle}>{shown.label}</h2>
          <MarginList
            label={shown.label}
            items={shown.events.map((event) => ({
              id: event.id,
              lead: event.time ?? 'All day',
              title: event.title,
              ...(event.href && { href: event.href }),
              note: [event.note, event.cancelled && 'cancelled'].filter(Boolean).join(', '),
              quiet: event.template === undefined,
              end: handleOf(event, dragOf(event)),
              endBeside: true,
            }))}
          />
        </div>
      ) : null}
    </div>
  );
}

type EventProps = { event: MonthEvent; drag: Drag | undefined };

const handleOf = ({ id, title }: MonthEvent, drag: Drag | undefined) =>
  drag ? <MoveHandle id={id} name={title} drag={drag} /> : null;

function Event({ event, drag }: EventProps) {
  const { id, title, time, template, href, cancelled } = event;
  const words = time === undefined ? title : `${time} ${title}`;
  const look = {
    className: styles.event,
    'data-cancelled': cancelled || undefined,
    'data-movable': drag ? true : undefined,
  };
  return (
    <li
      className={styles.eventRow}
      data-move-place=""
      {...(template && coverAttributes(template))}
      {...drag?.card(id)}
    >
      {href ? (
        <a href={href} {...look}>
          {words}
        </a>
      ) : (
        <span {...look}>{words}</span>
      )}
      {drag ? <span className={styles.cellHandle}>{handleOf(event, drag)}</span> : null}
    </li>
  );
}
