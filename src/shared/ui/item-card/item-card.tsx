import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import * as styles from './item-card.css';

export type ItemCardProps = {
  /** The icon before the title. */
  icon?: IconShape;
  /** The title, or a link with it. */
  title: ReactNode;
  /** A line of details. */
  note: string;
  /** The end of the card: a state, or a small button. */
  end?: ReactNode;
};

/** One thing within a page: a file, a link, an assignment. */
export function ItemCard({ icon, title, note, end }: ItemCardProps) {
  return (
    <div className={styles.card}>
      {icon ? <Icon of={icon} /> : null}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
      {end}
    </div>
  );
}
