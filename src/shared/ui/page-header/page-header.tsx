import type { ReactNode } from 'react';
import * as styles from './page-header.css';

export type PageHeaderProps = {
  /** The title of the page, its only first-level heading. */
  title: ReactNode;
  /** A picture before the title, such as the cover of a class. */
  mark?: ReactNode;
  /** The content after the title, such as a menu of other views. */
  beside?: ReactNode;
  /** `md` is lower, for pages that need the height, such as a grid. */
  size?: 'lg' | 'md';
  /** A line of context above the title, such as the date. */
  overline?: ReactNode;
  /** One sentence about the page. Null keeps its line free until it is known, so that the actions do not move. */
  lead?: ReactNode;
  /** The actions of the page, at most one of them primary. */
  actions?: ReactNode;
};

/** A title of more letters may be cut on a phone. */
const LONG = 60;

/** The head of a page: title, lead and actions. */
export function PageHeader({ title, mark, beside, size = 'lg', overline, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        {mark}
        <div className={styles.words}>
          {overline ? <p className={styles.overline}>{overline}</p> : null}
          <div className={styles.name}>
            <h1
              className={styles.title[size]}
              title={typeof title === 'string' && title.length > LONG ? title : undefined}
            >
              {title}
            </h1>
            {beside}
          </div>
          {lead || lead === null ? <p className={styles.lead[size]}>{lead ?? '\u00a0'}</p> : null}
        </div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
