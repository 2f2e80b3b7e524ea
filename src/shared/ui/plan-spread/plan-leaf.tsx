import { type ReactNode, useId } from 'react';
import * as styles from './plan-spread.css';

export type PlanLeafProps = {
  /** The audience of the plans. */
  title: string;
  /** What must be known about all of them. */
  note?: string;
  /** Two plan cards, beside each other where there is room. */
  children: ReactNode;
};

/** One page of the book: the plans for one kind of reader. */
export function PlanLeaf({ title, note, children }: PlanLeafProps) {
  const id = useId();
  return (
    <section className={styles.leaf} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} dir="auto">
          {title}
        </h2>
        {note ? <p className={styles.note}>{note}</p> : null}
      </header>
      <div className={styles.plans}>{children}</div>
    </section>
  );
}
