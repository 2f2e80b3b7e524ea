import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link';
import * as styles from './app-shell.css';

export type AppShellProps = {
  /** The margin. Leave it out and the page keeps the rules but drops the menu, as before a plan is chosen. */
  sidebar?: ReactNode;
  /** The head of the page. */
  topBar: ReactNode;
  /** The tab bar of phones. */
  bottomBar?: ReactNode;
  /** News about the whole page, such as a lost connection: it stands under the head, over the full width. */
  notice?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Narrows the margin to its rail, for a `slim` sidebar. */
  slim?: boolean;
  /** Turns the rules red: this page is for marking. */
  marking?: boolean;
  /** Hands the page the whole height and no padding, for workspaces that scroll inside. */
  fill?: boolean;
};

/** The exercise book: a double margin rule and a head rule that cross, and the page between them. */
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
      <main id="page" className={styles.main} tabIndex={-1}>
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        {fill ? children : <div className={styles.wrap}>{children}</div>}
      </main>
      {bottomBar}
    </div>
  );
}
