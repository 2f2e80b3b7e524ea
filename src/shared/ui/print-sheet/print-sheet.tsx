import type { ReactNode } from 'react';
import * as styles from './print-sheet.css';

export type PrintSheetProps = {
  /** The title. */
  title: string;
  /** A line below the title, such as "Work in threes". */
  subtitle?: string;
  /** The class, at the end of the name line. */
  group?: string;
  /** Adds lines for the student’s name and the date. */
  nameLine?: boolean;
  /** The size of the paper. */
  paper?: 'letter' | 'a4';
  /** Sets the text in 18 points. */
  largePrint?: boolean;
  /** The blocks; pass blocks without an answer key for a student copy. */
  children: ReactNode;
  /** The texts at the foot of the page, from start to end. */
  foot?: ReactNode;
};

/** A page as printed: white with ink and hairlines in every theme. Nothing else on the screen is printed. */
export function PrintSheet({
  title,
  subtitle,
  group,
  nameLine = false,
  paper = 'letter',
  largePrint = false,
  children,
  foot,
}: PrintSheetProps) {
  return (
    <article
      className={styles.sheet}
      data-theme="light"
      data-paper={paper}
      data-large={largePrint || undefined}
    >
      {nameLine ? (
        <p className={styles.nameLine} aria-hidden="true">
          <span>Name</span>
          <i />
          <span>Date</span>
          <i data-short />
          {group ? (
            <span>
              Class <b>{group}</b>
            </span>
          ) : null}
        </p>
      ) : null}
      <header>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {subtitle ? (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        ) : null}
      </header>
      <div className={styles.body}>{children}</div>
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </article>
  );
}
