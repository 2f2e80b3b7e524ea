import type { ReactNode } from 'react';
import * as styles from './margin-list.css';

export type MarginListItem = {
  /** The unique id of the row. */
  id: string;
  /** The text in the margin: a time, a weekday, a number. Never an icon alone. */
  lead: string;
  /** A smaller line below it, such as "50 min". */
  leadNote?: string;
  /** A small picture before the text, such as a book. */
  mark?: ReactNode;
  /** The title of the row. */
  title: string;
  /** The URL of the row; all of it is clickable. */
  href?: string;
  /** A line of details. */
  note?: string;
  /** The end of the row: a state, or a small button. */
  end?: ReactNode;
  /** Whether the end is a single icon, which stays beside the text on phones too. */
  endBeside?: boolean;
  /** Whether it is the current row, drawn as a stroke of ink on the rule. */
  current?: boolean;
  /** Whether it needs no action, such as a duty. */
  quiet?: boolean;
};

export type MarginListProps = {
  /** The accessible name of the list. */
  label: string;
  /** The rows, in order. */
  items: readonly MarginListItem[];
  /** The width of the margin: 64, 76 or 92 px, less on phones; `xs` is 40 px, for numbers in a narrow column. */
  margin?: 'xs' | 'sm' | 'md' | 'lg';
  /** `dense` rows have one line, in the interface typeface. */
  density?: 'roomy' | 'dense';
};

/** A list on a ruled page, with the time, day or number of each row in the margin. */
export function MarginList({ label, items, margin = 'md', density = 'roomy' }: MarginListProps) {
  return (
    <ol className={styles.list({ margin, density })} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={styles.row}
          data-quiet={item.quiet || undefined}
          aria-current={item.current || undefined}
        >
          <p className={styles.lead}>
            {item.lead}
            {item.leadNote ? <span className={styles.leadNote}> {item.leadNote}</span> : null}
          </p>
          <div className={styles.what}>
            {item.mark ? <span className={styles.mark}>{item.mark}</span> : null}
            <div className={styles.words}>
              <h3 className={styles.title} dir="auto">
                {item.href ? (
                  <a className={styles.link} href={item.href}>
                    {item.title}
                  </a>
                ) : (
                  item.title
                )}
              </h3>
              {item.note ? (
                <p className={styles.note} dir="auto">
                  {item.note}
                </p>
              ) : null}
            </div>
          </div>
          {item.end ? (
            <div className={styles.end} data-beside={item.endBeside || undefined}>
              {item.end}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
