import type { ReactNode } from 'react';
import { BrandMark } from '@/shared/ui/brand';
import { LegalLinks } from '@/shared/ui/legal-links';
import { SkipLink } from '@/shared/ui/skip-link';
import * as styles from './entry-cover.css';

export type EntryCoverProps = {
  /** The title. */
  title: string;
  /** The line below the title. */
  lead: ReactNode;
  /** Replaces the logo. */
  picture?: ReactNode;
  /** `book` is the large title of the sign-in page; all other pages use `page`. */
  look?: 'book' | 'page';
  /** The content, such as a form. */
  children: ReactNode;
  /** The footer, such as links to other pages. */
  foot?: ReactNode;
  /** The content below the label. */
  below?: ReactNode;
};

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The layout of entry pages: the cover of an exercise book with a label. */
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
        <div className={styles.end}>
          {below && <div className={styles.below}>{below}</div>}
          <div className={styles.links}>
            <LegalLinks />
          </div>
        </div>
      </main>
    </>
  );
}
