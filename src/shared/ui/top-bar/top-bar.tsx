import type { ReactNode } from 'react';
import * as styles from './top-bar.css';

export type TopBarProps = {
  /** The logo, for phones, which have no sidebar. Omit it if `start` links back. */
  brand?: ReactNode;
  /** Breadcrumbs or the search trigger. */
  start?: ReactNode;
  /** Buttons and, last, the account menu. */
  end?: ReactNode;
};

/** The header of the page. */
export function TopBar({ brand, start, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {brand ? <div className={styles.brand}>{brand}</div> : null}
      {start ? <div className={styles.start}>{start}</div> : null}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
