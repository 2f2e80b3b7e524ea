import { type ReactNode, useId } from 'react';
import { Heading } from '../heading';
import * as styles from './shelf.css';

export type ShelfProps = {
  /** The name of the shelf. */
  name: string;
  /** A line about the shelf. */
  hint?: string;
  /** The books, each in a list item. */
  children: ReactNode;
};

/** A row of books, with the name of the shelf in the margin. */
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
