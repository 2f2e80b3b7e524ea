import type { ReactNode } from 'react';
import * as styles from './page-header.css';

export type PageHeaderProps = {
  /** The name of the page, its only first-level heading. */
  title: ReactNode;
  /** A line of context above the title, such as the date. */
  overline?: ReactNode;
  /** One sentence that says what matters here today. */
  lead?: ReactNode;
  /** The page's own actions, at most one of them primary. */
  actions?: ReactNode;
};

/** The top of a page: its name, a sentence before the dashboard, and what to do. */
export function PageHeader({ title, overline, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {overline ? <p className={styles.overline}>{overline}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
