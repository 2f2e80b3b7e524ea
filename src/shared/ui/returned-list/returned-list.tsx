import { ScoreRing } from '../score-ring';
import * as styles from './returned-list.css';

export type ReturnedWork = {
  /** The unique id of the work. */
  id: string;
  /** The title of the assignment. */
  title: string;
  /** The URL of the returned work. */
  href: string;
  /** The class, such as "Science, Ms Okafor". */
  by: string;
  /** The points. */
  score: number;
  /** The maximum points. */
  outOf: number;
  /** The teacher’s comment. */
  comment?: string;
};

export type ReturnedListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The returned work, latest first. */
  work: readonly ReturnedWork[];
};

/** Returned work, with its mark and the teacher’s comment. */
export function ReturnedList({ label, work }: ReturnedListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {work.map(({ id, title, href, by, score, outOf, comment }) => (
        <li key={id} className={styles.row}>
          <ScoreRing score={score} outOf={outOf} />
          <div className={styles.words}>
            <h3 className={styles.title} dir="auto">
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            <p className={styles.by}>{by}</p>
            {comment ? (
              <p className={styles.comment} dir="auto">
                {comment}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
