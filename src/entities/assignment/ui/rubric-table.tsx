import type { ReactNode } from 'react';
import type { AssignmentRubric } from '@/shared/api/assignments';
import type { GivenScore } from '@/shared/api/submissions';
import * as styles from './rubric-table.css';

type RubricTableProps = {
  rubric: AssignmentRubric;
  /** The scores that were given. */
  scores?: readonly GivenScore[];
  /** Called with a level that the user clicks; without it the rubric is read-only. */
  onScore?: (score: GivenScore) => void;
  /** What stands below the levels of a criterion, such as a suggestion. */
  below?: (criterionId: string) => ReactNode;
};

/** A rubric by criterion. Its levels are buttons while work is marked. */
export function RubricTable({ rubric, scores = [], onScore, below }: RubricTableProps) {
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
              {levels.map((level, index) => {
                const words = (
                  <>
                    <b className={styles.points}>{level.points}</b> {level.label}
                    {level.description ? (
                      <span className={styles.description}>{level.description}</span>
                    ) : null}
                  </>
                );
                return onScore ? (
                  <button
                    key={index}
                    type="button"
                    className={styles.level}
                    aria-pressed={points === level.points}
                    onClick={() => onScore({ criterion_id: id, points: level.points })}
                  >
                    {words}
                  </button>
                ) : (
                  <p key={index} className={styles.level} data-chosen={points === level.points || undefined}>
                    {words}
                  </p>
                );
              })}
            </div>
            {below?.(id)}
          </li>
        );
      })}
    </ul>
  );
}
