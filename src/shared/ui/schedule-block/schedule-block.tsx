import { memo } from 'react';
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
      {entries.map((entry, index) => (
        <DocumentItem
          key={index}
          look={styles.entry}
          wide
          at={[index]}
          name={`${unit} ${entry?.week ?? index + 1}`}
          count={entries.length}
        >
          <Week entry={entry ?? null} at={index} tail={index === entries.length - 1} unit={unit} />
        </DocumentItem>
      ))}
    </ol>
  );
}

type WeekProps = {
  entry: BlockValues['schedule'][number] | null;
  /** Its position. */
  at: number;
  /** Whether it is the last week, which may still be written. */
  tail: boolean;
  unit: string;
};

/** One week. A written week doesn't render again while the next ones arrive. */
const Week = memo(function Week({ entry, at, tail, unit }: WeekProps) {
  const { week, dates, topic, activity, due } = entry ?? {};
  return (
    <>
      <MarginNote figure={typeof week === 'number' ? `${unit} ${week}` : undefined}>
        {dates ? <span>{dates}</span> : null}
      </MarginNote>
      <p className={styles.topic} dir="auto">
        <Ink tail={tail && !activity?.length} at={[at, 'topic']} label={scheduleEntryLabels.topic}>
          {topic}
        </Ink>
      </p>
      <Activities activities={activity} at={at} tail={tail} />
      {due ? (
        <p className={styles.due} dir="auto">
          <b>{scheduleEntryLabels.due}</b>{' '}
          <Ink at={[at, 'due']} label={scheduleEntryLabels.due}>
            {due}
          </Ink>
        </p>
      ) : null}
    </>
  );
});

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
