import { type ReactNode, useId } from 'react';
import { Heading } from '../heading';
import * as styles from './shelf.css';

export type ShelfProps = {
  /** Its content, in a word or two. */
  name: string;
  /** A line on when to look here. */
  hint?: string;
  /** The books, each in a list item. */
  children: ReactNode;
};

/** Books beside each other, their shelf named in the margin of the rack. */
export function Shelf({ name, hint, children }: ShelfProps) {
  const id = useId();
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <div className={styles.name}>
        <Heading level={2} id={id}>
          {name}
        </Heading>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      <ul className={styles.books}>{children}</ul>
    </section>
  );
}
