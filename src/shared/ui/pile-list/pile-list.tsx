import { Progress } from '../progress';
import * as styles from './pile-list.css';

export type PileListItem = {
  /** The unique id of the pile. */
  id: string;
  /** The assignment. */
  title: string;
  /** The students, such as a class. */
  group: string;
  /** The URL of the marking page. */
  href: string;
  /** The number of marked submissions. */
  graded: number;
  /** The number of submissions. */
  total: number;
};

export type PileListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The piles, largest first. */
  piles: readonly PileListItem[];
};

/** Work to be marked: per assignment the remaining count, in red, and the progress. */
export function PileList({ label, piles }: PileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {piles.map(({ id, title, group, href, graded, total }) => {
        const state = graded === 0 ? 'not started' : `${graded} of ${total} marked`;
        return (
          <li key={id} className={styles.pile}>
            <p className={styles.left}>
              {total - graded}
              <span className={styles.unseen}> left</span>
            </p>
            <h3 className={styles.title} dir="auto">
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            <div className={styles.meta}>
              <span className={styles.group}>{group}</span>
              <span className={styles.progress}>
                <Progress
                  label={`${title} marked`}
                  value={graded}
                  max={total}
                  valueText={state}
                  tone="red"
                  thin
                />
              </span>
              <span className={styles.figure} dir="auto">
                {state}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
