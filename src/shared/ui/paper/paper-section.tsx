import type { ReactNode } from 'react';
import * as styles from './paper.css';

export type PaperHeadProps = {
  /** The title of the document. */
  title: string;
  /** Facts under it, such as grade, subject and points. */
  facts: readonly string[];
  /** A sentence about the document, such as who wrote it. */
  notice?: string | undefined;
};

/** The title at the start of a part. */
export function PaperHead({ title, facts, notice }: PaperHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      {facts.length > 0 ? (
        <p className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </p>
      ) : null}
      {notice === undefined ? null : <p className={styles.facts}>{notice}</p>}
    </header>
  );
}

export type PaperSectionProps = {
  /** The title of the section. */
  title: string;
  /** Its blocks. */
  children: ReactNode;
};

/** A section of a document on paper. */
export function PaperSection({ title, children }: PaperSectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading} dir="auto">
        {title}
      </h3>
      {children}
    </section>
  );
}
