import { type ReactNode, useId } from 'react';
import * as styles from './page-section.css';

export type PageSectionProps = {
  /** What the part is about. */
  title: string;
  /** A link to all of it, at the other end of the title's line. */
  more?: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** The level of the title in the outline of the page. */
  level?: 2 | 3;
};

/** A part of a page under its own title. */
export function PageSection({ title, more, children, level = 2 }: PageSectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Title id={id} className={styles.title} dir="auto">
          {title}
        </Title>
        {more ? <div className={styles.more}>{more}</div> : null}
      </div>
      {children}
    </section>
  );
}
