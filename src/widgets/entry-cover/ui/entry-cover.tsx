import type { ReactNode } from 'react';
import { BrandMark } from '@/shared/ui/brand';
import { SkipLink } from '@/shared/ui/skip-link';
import * as styles from './entry-cover.css';

export type EntryCoverProps = {
  /** What the label says at its top. */
  title: string;
  /** A line under it. */
  lead: ReactNode;
  /** Stands at the top in place of the mark. */
  picture?: ReactNode;
  /** `book` is the name on the front of the book itself, for the first page; the others are pages. */
  look?: 'book' | 'page';
  /** What is filled in on the label. */
  children: ReactNode;
  /** Where else to go, at the foot of the label. */
  foot?: ReactNode;
  /** What lies under the label, on the cover. */
  below?: ReactNode;
};

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The cover of the exercise book, with the label on which you write your name. */
export function EntryCover({ title, lead, picture, look = 'page', children, foot, below }: EntryCoverProps) {
  return (
    <>
      <SkipLink target="page">Skip to the form</SkipLink>
      <main id="page" className={styles.cover} tabIndex={-1}>
        <div className={styles.tables} aria-hidden="true">
          {numbers.flatMap((row) =>
            numbers.map((column) => (
              <span
                key={`${row} ${column}`}
                className={row === 1 || column === 1 ? styles.factor : undefined}
              >
                {row * column}
              </span>
            )),
          )}
        </div>
        <div className={styles.label}>
          <div className={styles.frame}>
            <div className={styles.name}>
              {picture ?? <BrandMark size={look === 'book' ? 'xl' : 'lg'} />}
              <h1 className={styles.title[look]}>{title}</h1>
              <p className={styles.lead[look]}>{lead}</p>
            </div>
            {children}
            {foot && <div className={styles.foot}>{foot}</div>}
          </div>
        </div>
        {below && <div className={styles.below}>{below}</div>}
      </main>
    </>
  );
}
