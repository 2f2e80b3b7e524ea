import { type ReactNode, useId } from 'react';
import * as styles from './part.css';

type PartProps = {
  /** The title, in the margin. */
  title: string;
  /** A sentence below it. */
  note: string;
  children: ReactNode;
};

/** A part of the profile, with its title in the margin. */
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
