import '../theme/template-themes.css';
import { type ReactNode, useState } from 'react';
import { timeOfDay } from '../../lib/dates';
import { MarginList, type MarginListItem } from '../margin-list';
import { coverAttributes } from '../theme/mixed-cover';
import { VisuallyHidden } from '../visually-hidden';
import { type CalendarDue, CalendarDues } from './calendar-dues';
import { MoveHandle } from './move-handle';
import { sideBySide } from './side-by-side';
import { type CalendarMove, type Drag, useDrag } from './use-drag';
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
  /** Why, such as "Half term", and what else is on all day. */
  note?: string;
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
  /** Where it is; only in the list of a day. */
  room?: string;
  /** A cover or a colour as hex, of its class; omitted for duties and meetings. */
  template?: string;
  /** Whether the lesson has no plan yet; drawn as an empty box. */
  unplanned?: boolean;
  /** Whether it is cancelled; drawn struck through. */
  cancelled?: boolean;
  /** The URL it links to. */
  href?: string;
  /** Whether it can be moved, by its card or its handle. */
  movable?: boolean;
  /** What its handle moves, if not what its title says. */
  moveName?: string;
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
  /** Called when an event is dragged to a day, or its handle is pressed. */
  onMove?: (move: CalendarMove) => void;
};

/** A week with a row per hour. On phones it becomes a strip of days with the list of one day below it. */
export function CalendarWeek({ label, days, events, dues = [], hours, now, onMove }: CalendarWeekProps) {
  const today = Math.max(
    0,
    days.findIndex((day) => day.today),
  );
  const [picked, setPicked] = useState(today);
  const dragging = useDrag(hours, onMove);
  const drag = onMove && dragging;
  const from = hours.from * 60;
  const span = (hours.to - hours.from) * 60;
  const down = (minute: number) => `${((minute - from) / span) * 100}%`;
  const shownNow = now !== undefined && now.minute >= from && now.minute <= from + span ? now : undefined;
  return (
    <div className={styles.week} role="group" aria-label={label}>
      <div className={styles.strip} role="group" aria-label="Day">
        {days.map((day, index) => (
          <button
            key={`${day.weekday}-${day.date}`}
            type="button"
            className={styles.stripDay}
            aria-pressed={index === picked}
            data-day={index}
            data-over={dragging.over === index || undefined}
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
        {Array.from({ length: hours.to - hours.from }, (_, index) => from + index * 60).map((minute) => (
          <time key={minute} className={styles.hour} style={{ top: down(minute) }}>
            {shownNow && isCovered(minute, shownNow.minute, from) ? '' : timeOfDay(minute)}
          </time>
        ))}
        {shownNow ? (
          <time className={styles.nowTime} style={{ top: down(shownNow.minute) }}>
            {timeOfDay(shownNow.minute)}
          </time>
        ) : null}
      </div>
      {dues.length > 0 ? (
        <p className={styles.dueLabel} aria-hidden="true">
          Due
        </p>
      ) : null}
      {days.map((day, index) => (
        <section
          key={`${day.weekday}-${day.date}`}
          className={styles.day}
          data-picked={index === picked || undefined}
          data-free={day.free || undefined}
          data-day={index}
          data-over={dragging.over === index || undefined}
          aria-label={`${day.weekday} ${day.date}${day.today ? ', today' : ''}`}
        >
          <p className={styles.dayHead} data-today={day.today || undefined}>
            {day.today ? `${day.weekday}, today` : day.weekday} <b>{day.date}</b>
            {day.note ? <span className={styles.dayNote}>{day.note}</span> : null}
          </p>
          <CalendarDues dues={dues.filter((due) => due.day === index)} drag={drag} />
          <div className={styles.dayList}>
            <h2>
              <VisuallyHidden>{`${day.weekday} ${day.date}`}</VisuallyHidden>
            </h2>
            {day.note ? <p className={styles.dayNote}>{day.note}</p> : null}
            <MarginList
              label={`${day.weekday} ${day.date}`}
              items={events
                .filter((event) => event.day === index)
                .toSorted((one, other) => one.start - other.start)
                .map((event) => rowOf(event, handleOf(event, drag), now))}
            />
          </div>
          <div
            className={styles.column}
            data-column=""
            style={{ height: `${(span / 60) * styles.hourHeight}rem` }}
          >
            {sideBySide(events.filter((event) => event.day === index)).map(({ span: event, lane, lanes }) => (
              <Event
                key={event.id}
                event={event}
                top={down(Math.max(from, event.start))}
                height={`${((Math.min(event.end, from + span) - Math.max(from, event.start)) / span) * 100}%`}
                left={lane / lanes}
                width={1 / lanes}
                drag={event.movable ? drag : undefined}
              />
            ))}
            {shownNow?.day === index ? (
              <div className={styles.nowLine} style={{ top: down(shownNow.minute) }} />
            ) : null}
          </div>
        </section>
      ))}
    </div>
  );
}

const handleOf = ({ id, movable, moveName, title }: CalendarEvent, drag: Drag | undefined) =>
  movable && drag ? <MoveHandle id={id} name={moveName ?? title} drag={drag} /> : null;

const rowOf = (
  { id, day, start, end, title, note, room, href, template, cancelled }: CalendarEvent,
  handle: ReactNode,
  now: CalendarWeekProps['now'],
): MarginListItem => ({
  id,
  lead: timeOfDay(start),
  leadNote: `${end - start} min`,
  title,
  ...(href && { href }),
  note: [note, room, cancelled && 'cancelled'].filter(Boolean).join(', '),
  quiet: template === undefined,
  current: now?.day === day && start <= now.minute && now.minute < end,
  end: handle,
  endBeside: true,
});

/** Whether the label of the current time covers that of an hour; the first one is below its line. */
const isCovered = (hour: number, now: number, first: number): boolean =>
  Math.abs(now - hour) < (hour === first ? 35 : 20);
/** Of an event in rem: a line of text, its padding, and the height below which it has room for one line only. */
const LINE = 1.125;
const PADDING = 0.625;
const SHORT = 2.25;

/** The lines that are left for the title of an event, below its note. */
const linesFor = ({ start, end, note, cancelled }: CalendarEvent): number =>
  Math.max(
    1,
    Math.floor((heightOf(start, end) - PADDING) / LINE) - (note === undefined ? 0 : 1) - (cancelled ? 1 : 0),
  );
const heightOf = (start: number, end: number): number => ((end - start) / 60) * styles.hourHeight;

type EventProps = {
  event: CalendarEvent;
  top: string;
  height: string;
  left: number;
  width: number;
  drag: Drag | undefined;
};

function Event({ event, top, height, left, width, drag }: EventProps) {
  const { title, note, href, template, unplanned, cancelled, start, end } = event;
  const isShort = heightOf(start, end) < SHORT;
  const place = {
    top,
    height,
    insetInlineStart: `calc(${left * 100}% + 5px)`,
    width: `calc(${width * 100}% - 10px)`,
  };
  const words = (
    <>
      {note ? <span className={styles.note}>{note}</span> : null}
      <span className={styles.title} style={{ WebkitLineClamp: isShort ? 1 : linesFor(event) }}>
        {title}
      </span>
      {cancelled ? <span className={styles.note}>Cancelled</span> : null}
    </>
  );
  const look = {
    className: styles.event,
    'data-unplanned': unplanned || undefined,
    'data-short': isShort || undefined,
    'data-cancelled': cancelled || undefined,
    'data-movable': drag ? true : undefined,
  };
  const cover = template ? coverAttributes(template) : {};
  return (
    <div className={styles.eventPlace} data-move-place="" style={place} {...drag?.card(event.id)}>
      {href ? (
        <a href={href} {...look} {...cover}>
          {words}
        </a>
      ) : (
        <div {...look} {...cover}>
          {words}
        </div>
      )}
      {handleOf(event, drag)}
    </div>
  );
}
