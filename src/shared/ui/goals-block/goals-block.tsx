import { type BlockValues, type Goal, goalLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './goals-block.css';

export type GoalsBlockProps = {
  /** The goals; parts may be missing while the document is being written. */
  goals?: BlockValues['goals'] | null;
};

/** Measurable goals with baseline, target and date. */
export function GoalsBlock({ goals }: GoalsBlockProps) {
  if (!goals || goals.length === 0) return <Blank share={0.8} />;
  return (
    <ol className={styles.goals}>
      {goals.map((goal, index) => (
        <li key={index} className={styles.goal}>
          <MarginNote figure={index + 1}>{goal?.by ? <span>by {goal.by}</span> : null}</MarginNote>
          {goal?.area ? <p className={styles.area}>{goal.area}</p> : null}
          <p className={styles.statement} dir="auto">
            <Ink tail={index === goals.length - 1 && !goal?.measure}>{goal?.statement}</Ink>
          </p>
          <Progress goal={goal ?? {}} />
        </li>
      ))}
    </ol>
  );
}

function Progress({ goal }: { goal: Goal }) {
  const benchmarks = (goal.benchmarks ?? []).filter(Boolean);
  return (
    <>
      {goal.baseline || goal.target || goal.measure ? (
        <dl className={styles.progress}>
          <div>
            <dt>{goalLabels.baseline}</dt>
            <dd>{goal.baseline ?? '–'}</dd>
          </div>
          <div>
            <dt>{goalLabels.target}</dt>
            <dd>{goal.target ?? '–'}</dd>
          </div>
          {goal.measure ? (
            <div>
              <dt>{goalLabels.measure}</dt>
              <dd>{goal.measure}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {benchmarks.length > 0 ? (
        <ol className={styles.benchmarks} aria-label={goalLabels.benchmarks}>
          {benchmarks.map((benchmark, index) => (
            <li key={index} dir="auto">
              {benchmark}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
