import { type ReactNode, useId } from 'react';
import * as styles from './plan-spread.css';

export type PlanLeafProps = {
  /** The audience of the plans. */
  title: string;
  /** A note that applies to all of them. */
  note?: string;
  /** Two plan cards, side by side if there is space. */
  children: ReactNode;
};

/** A page of the spread: the plans for one audience. */
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
