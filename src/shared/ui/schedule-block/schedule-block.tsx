import { type BlockValues, scheduleEntryLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './schedule-block.css';

export type ScheduleBlockProps = {
  /** The weeks; parts may be missing while the document is being written. */
  entries?: BlockValues['schedule'] | null;
  /** The unit of the number in the margin. */
  unit?: string;
};

/** A plan of several weeks, with the week in the margin. */
export function ScheduleBlock({ entries, unit = 'Week' }: ScheduleBlockProps) {
  if (!entries || entries.length === 0) return <Blank share={0.8} />;
  return (
    <ol className={styles.schedule}>
      {entries.map((entry, index) => {
        const last = index === entries.length - 1;
        return (
          <li key={index} className={styles.entry}>
            <MarginNote figure={typeof entry?.week === 'number' ? `${unit} ${entry.week}` : undefined}>
              {entry?.dates ? <span>{entry.dates}</span> : null}
            </MarginNote>
            <p className={styles.topic} dir="auto">
              <Ink tail={last && !entry?.activity?.length}>{entry?.topic}</Ink>
            </p>
            <Activities activities={entry?.activity} tail={last} />
            {entry?.due ? (
              <p className={styles.due} dir="auto">
                <b>{scheduleEntryLabels.due}</b> {entry.due}
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

type ActivitiesProps = {
  activities: readonly (string | null | undefined)[] | null | undefined;
  tail: boolean;
};

function Activities({ activities, tail }: ActivitiesProps) {
  if (!activities || activities.length === 0) return null;
  return (
    <ul className={styles.activities}>
      {activities.map((activity, index) => (
        <li key={index} dir="auto">
          <Ink tail={tail && index === activities.length - 1}>{activity}</Ink>
        </li>
      ))}
    </ul>
  );
}
