import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link';
import * as styles from './app-shell.css';

export type AppShellProps = {
  /** The margin with the menu. Without it only the rules are drawn, as before the user has a plan. */
  sidebar?: ReactNode;
  /** The head of the page. */
  topBar: ReactNode;
  /** The tab bar of phones. */
  bottomBar?: ReactNode;
  /** A notice about the whole page, such as a lost connection, across the full width below the head. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Narrows the margin to its rail, for a `slim` sidebar. */
  slim?: boolean;
  /** Turns the rules red: this page is for marking. */
  marking?: boolean;
  /** Gives the page the full height without padding, for workspaces that scroll inside. */
  fill?: boolean;
};

/** The page layout, drawn as an exercise book: a double margin rule crosses a head rule around the page. */
export function AppShell({
  sidebar,
  topBar,
  bottomBar,
  notice,
  children,
  slim,
  marking,
  fill,
}: AppShellProps) {
  return (
    <div
      className={styles.shell}
      data-slim={slim || undefined}
      data-marking={marking || undefined}
      data-fill={fill || undefined}
    >
      <SkipLink target="page" />
      <div className={styles.margin}>{sidebar}</div>
      <div className={styles.top}>{topBar}</div>
      <main id="page" className={styles.main} data-noticed={notice ? true : undefined} tabIndex={-1}>
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        {fill ? children : <div className={styles.wrap}>{children}</div>}
      </main>
      {bottomBar}
    </div>
  );
}
