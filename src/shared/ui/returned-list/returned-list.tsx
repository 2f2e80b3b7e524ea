import { Anchor } from '../private/anchor';
import { ScoreRing } from '../score-ring';
import * as styles from './returned-list.css';

export type ReturnedWork = {
  /** Names the work. */
  id: string;
  /** What it was. */
  title: string;
  /** Where it can be read again. */
  href: string;
  /** The class, such as "Science, Ms Okafor". */
  by: string;
  /** The points that were given. */
  score: number;
  /** The most that could be. */
  outOf: number;
  /** What the teacher wrote under it. */
  comment?: string;
};

export type ReturnedListProps = {
  /** Names the list. */
  label: string;
  /** The work, the latest first. */
  work: readonly ReturnedWork[];
};

/** Work that came back: its ringed mark and what the teacher wrote. */
export function ReturnedList({ label, work }: ReturnedListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {work.map(({ id, title, href, by, score, outOf, comment }) => (
        <li key={id} className={styles.row}>
          <ScoreRing score={score} outOf={outOf} />
          <div className={styles.words}>
            <h3 className={styles.title} dir="auto">
              <Anchor className={styles.link} href={href}>
                {title}
              </Anchor>
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
