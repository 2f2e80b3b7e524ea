import { type ReactNode, useId } from 'react';
import * as styles from './page-section.css';

export type PageSectionProps = {
  /** The title of the section. */
  title: string;
  /** A link to the full list, opposite the title. */
  more?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** The heading level of the title. */
  level?: 2 | 3;
};

/** A section of a page with a title. */
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
