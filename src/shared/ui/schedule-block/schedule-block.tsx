import type { ReactNode } from 'react';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './schedule-block.css';

export type ScheduleEntry = {
  /** The week's number, or the day. */
  week?: number | string | null;
  /** From when to when, or how long. */
  dates?: string | null;
  /** What it is about. */
  topic?: string | null;
  /** What is done. */
  activity?: string | readonly (string | null | undefined)[] | null;
  /** What has to be ready. */
  due?: string | null;
};

export type ScheduleBlockProps = {
  /** The weeks or days, as far as they have come. */
  entries?: readonly (ScheduleEntry | null | undefined)[] | null;
  /** What the number in the margin counts. */
  unit?: string;
};

/** A plan over weeks or days: when stands in the margin. */
export function ScheduleBlock({ entries, unit = 'Week' }: ScheduleBlockProps) {
  if (!entries || entries.length === 0) return <Blank share={0.8} />;
  return (
    <ol className={styles.schedule}>
      {entries.map((entry, index) => {
        const last = index === entries.length - 1;
        return (
          <li key={index} className={styles.entry}>
            <MarginNote figure={when(entry ?? {}, unit)}>
              {entry?.dates ? <span>{entry.dates}</span> : null}
            </MarginNote>
            <p className={styles.topic} dir="auto">
              <Ink tail={last && !entry?.activity}>{entry?.topic}</Ink>
            </p>
            <Activity of={entry?.activity} tail={last} />
            {entry?.due ? (
              <p className={styles.due} dir="auto">
                <b>Due</b> {entry.due}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function when({ week }: ScheduleEntry, unit: string): ReactNode {
  if (week === undefined || week === null) return undefined;
  return typeof week === 'number' ? `${unit} ${week}` : week;
}

function Activity({ of: activity, tail }: { of: ScheduleEntry['activity']; tail: boolean }) {
  if (!activity) return null;
  if (typeof activity === 'string') {
    return (
      <p dir="auto">
        <Ink tail={tail}>{activity}</Ink>
      </p>
    );
  }
  return (
    <ul className={styles.activities}>
      {activity.map((line, index) => (
        <li key={index} dir="auto">
          <Ink tail={tail && index === activity.length - 1}>{line}</Ink>
        </li>
      ))}
    </ul>
  );
}
