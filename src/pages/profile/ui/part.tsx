import { type ReactNode, useId } from 'react';
import * as styles from './part.css';

type PartProps = {
  /** What the part is about; stands in the margin. */
  title: string;
  /** A sentence under it. */
  note: string;
  children: ReactNode;
};

/** One part of the profile: its name in the margin, what is filled in beside it. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.name}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
