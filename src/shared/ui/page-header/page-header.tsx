import type { ReactNode } from 'react';
import * as styles from './page-header.css';

export type PageHeaderProps = {
  /** The name of the page, its only first-level heading. */
  title: ReactNode;
  /** The content directly after the name: a menu of other views of the page. */
  beside?: ReactNode;
  /** `md` where the page needs the height for itself, as a grid does. */
  size?: 'lg' | 'md';
  /** A line of context above the title, such as the date. */
  overline?: ReactNode;
  /** One sentence about what matters here today. */
  lead?: ReactNode;
  /** The page's own actions, at most one of them primary. */
  actions?: ReactNode;
};

/** The top of a page: its name, a sentence before the dashboard, and what to do. */
export function PageHeader({ title, beside, size = 'lg', overline, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {overline ? <p className={styles.overline}>{overline}</p> : null}
        <div className={styles.name}>
          <h1 className={styles.title[size]}>{title}</h1>
          {beside}
        </div>
        {lead ? <p className={styles.lead[size]}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
