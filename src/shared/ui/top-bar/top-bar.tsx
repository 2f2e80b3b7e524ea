import type { ReactNode } from 'react';
import * as styles from './top-bar.css';

export type TopBarProps = {
  /** The mark; shown on phones, where there is no sidebar. Leave it out where `start` leads back. */
  brand?: ReactNode;
  /** Where you are or what you can find: breadcrumbs or the search trigger. */
  start?: ReactNode;
  /** Tools and the account, the account last. */
  end?: ReactNode;
};

/** The head of the page, ruled off from what is below. */
export function TopBar({ brand, start, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {brand ? <div className={styles.brand}>{brand}</div> : null}
      {start ? <div className={styles.start}>{start}</div> : null}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
