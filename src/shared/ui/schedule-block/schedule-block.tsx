import { type BlockValues, scheduleEntryLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
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
          <DocumentItem
            key={index}
            look={styles.entry}
            wide
            at={[index]}
            name={`${unit} ${entry?.week ?? index + 1}`}
            count={entries.length}
          >
            <MarginNote figure={typeof entry?.week === 'number' ? `${unit} ${entry.week}` : undefined}>
              {entry?.dates ? <span>{entry.dates}</span> : null}
            </MarginNote>
            <p className={styles.topic} dir="auto">
              <Ink
                tail={last && !entry?.activity?.length}
                at={[index, 'topic']}
                label={scheduleEntryLabels.topic}
              >
                {entry?.topic}
              </Ink>
            </p>
            <Activities activities={entry?.activity} at={index} tail={last} />
            {entry?.due ? (
              <p className={styles.due} dir="auto">
                <b>{scheduleEntryLabels.due}</b>{' '}
                <Ink at={[index, 'due']} label={scheduleEntryLabels.due}>
                  {entry.due}
                </Ink>
              </p>
            ) : null}
          </DocumentItem>
        );
      })}
    </ol>
  );
}

type ActivitiesProps = {
  activities: readonly (string | null | undefined)[] | null | undefined;
  at: number;
  tail: boolean;
};

function Activities({ activities, at, tail }: ActivitiesProps) {
  if (!activities || activities.length === 0) return null;
  return (
    <ul className={styles.activities}>
      {activities.map((activity, index) => (
        <li key={index} dir="auto">
          <Ink
            tail={tail && index === activities.length - 1}
            at={[at, 'activity', index]}
            label={scheduleEntryLabels.activity}
          >
            {activity}
          </Ink>
        </li>
      ))}
    </ul>
  );
}
