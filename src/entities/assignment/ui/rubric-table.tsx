import type { AssignmentRubric } from '@/shared/api/assignments';
import type { GivenScore } from '@/shared/api/submissions';
import * as styles from './rubric-table.css';

type RubricTableProps = {
  rubric: AssignmentRubric;
  /** The scores that were given. */
  scores?: readonly GivenScore[];
};

/** A rubric by criterion, to read. */
export function RubricTable({ rubric, scores = [] }: RubricTableProps) {
  return (
    <ul className={styles.criteria}>
      {rubric.criteria.map(({ id, name, levels }) => {
        const points = scores.find((score) => score.criterion_id === id)?.points ?? null;
        const most = Math.max(...levels.map((level) => level.points));
        return (
          <li key={id} className={styles.criterion}>
            <p className={styles.name} dir="auto">
              {name}
              <span className={styles.score} data-given={points !== null || undefined}>
                {points === null ? `${most} points` : `${points} of ${most}`}
              </span>
            </p>
            <div className={styles.levels} role="group" aria-label={name}>
              {levels.map((level, index) => (
                <p key={index} className={styles.level} data-chosen={points === level.points || undefined}>
                  <b className={styles.points}>{level.points}</b> {level.label}
                  {level.description ? <span className={styles.description}>{level.description}</span> : null}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
