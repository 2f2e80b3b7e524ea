import { type BlockValues, type Goal, goalLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
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
        <DocumentItem
          key={index}
          look={styles.goal}
          wide
          at={[index]}
          name={`Goal ${index + 1}`}
          count={goals.length}
        >
          <MarginNote figure={index + 1}>{goal?.by ? <span>by {goal.by}</span> : null}</MarginNote>
          {goal?.area ? <p className={styles.area}>{goal.area}</p> : null}
          <p className={styles.statement} dir="auto">
            <Ink
              tail={index === goals.length - 1 && !goal?.measure}
              at={[index, 'statement']}
              label={goalLabels.statement}
              multiline
            >
              {goal?.statement}
            </Ink>
          </p>
          <Progress goal={goal ?? {}} at={index} />
        </DocumentItem>
      ))}
    </ol>
  );
}

function Progress({ goal, at }: { goal: Goal; at: number }) {
  const benchmarks = goal.benchmarks ?? [];
  return (
    <>
      {goal.baseline || goal.target || goal.measure ? (
        <dl className={styles.progress}>
          <div>
            <dt>{goalLabels.baseline}</dt>
            <dd>
              <Ink at={[at, 'baseline']} label={goalLabels.baseline}>
                {goal.baseline ?? '–'}
              </Ink>
            </dd>
          </div>
          <div>
            <dt>{goalLabels.target}</dt>
            <dd>
              <Ink at={[at, 'target']} label={goalLabels.target}>
                {goal.target ?? '–'}
              </Ink>
            </dd>
          </div>
          {goal.measure ? (
            <div>
              <dt>{goalLabels.measure}</dt>
              <dd>
                <Ink at={[at, 'measure']} label={goalLabels.measure}>
                  {goal.measure}
                </Ink>
              </dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {benchmarks.length > 0 ? (
        <ol className={styles.benchmarks} aria-label={goalLabels.benchmarks}>
          {benchmarks.map((benchmark, index) => (
            <li key={index} dir="auto">
              <Ink at={[at, 'benchmarks', index]} label={goalLabels.benchmarks}>
                {benchmark}
              </Ink>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
