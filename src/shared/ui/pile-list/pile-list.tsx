import { Anchor } from '../private/anchor';
import { Progress } from '../progress';
import * as styles from './pile-list.css';

export type PileListItem = {
  /** Names the pile. */
  id: string;
  /** The work. */
  title: string;
  /** The owners of the work, such as a class. */
  group: string;
  /** Where it is marked. */
  href: string;
  /** How many are marked. */
  graded: number;
  /** How many there are. */
  total: number;
};

export type PileListProps = {
  /** Names the list. */
  label: string;
  /** The piles, the largest first. */
  piles: readonly PileListItem[];
};

/** Piles of work to be marked: how many are left, in red, and how far each has come. */
export function PileList({ label, piles }: PileListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {piles.map(({ id, title, group, href, graded, total }) => {
        const state = graded === 0 ? 'not started' : `${graded} of ${total} graded`;
        return (
          <li key={id} className={styles.pile}>
            <p className={styles.left}>
              {total - graded}
              <span className={styles.unseen}> left</span>
            </p>
            <h3 className={styles.title} dir="auto">
              <Anchor className={styles.link} href={href}>
                {title}
              </Anchor>
            </h3>
            <div className={styles.meta}>
              <span className={styles.group}>{group}</span>
              <span className={styles.progress}>
                <Progress
                  label={`${title} graded`}
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
