import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './goals-block.css';

export type DocumentGoal = {
  /** The part of learning or life it belongs to. */
  area?: string | null;
  /** What will be reached, in one sentence. */
  statement?: string | null;
  /** How it is measured. */
  measure?: string | null;
  /** Where it begins. */
  baseline?: string | null;
  /** Where it is to end. */
  target?: string | null;
  /** When. */
  by?: string | null;
  /** The steps on the way. */
  benchmarks?: readonly (string | null | undefined)[] | null;
};

export type GoalsBlockProps = {
  /** The goals, as far as they have come. */
  goals?: readonly (DocumentGoal | null | undefined)[] | null;
};

/** Goals that can be measured: from where, to where, by when. */
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
          <Way goal={goal ?? {}} />
        </li>
      ))}
    </ol>
  );
}

function Way({ goal }: { goal: DocumentGoal }) {
  const marks = (goal.benchmarks ?? []).filter(Boolean);
  return (
    <>
      {goal.baseline || goal.target ? (
        <dl className={styles.way}>
          <div>
            <dt>From</dt>
            <dd>{goal.baseline ?? '–'}</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>{goal.target ?? '–'}</dd>
          </div>
          {goal.measure ? (
            <div>
              <dt>Measured by</dt>
              <dd>{goal.measure}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {marks.length > 0 ? (
        <ol className={styles.benchmarks} aria-label="Steps on the way">
          {marks.map((mark, index) => (
            <li key={index} dir="auto">
              {mark}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
