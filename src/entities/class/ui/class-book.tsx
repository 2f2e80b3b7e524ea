import '@/shared/ui/theme/template-themes.css';
import type { ClassCover } from '@/shared/api';
import { coverAttributes } from '@/shared/ui/theme/mixed-cover';
import * as styles from './class-book.css';

export type ClassBookProps = {
  cover: ClassCover;
  subject: string;
  name: string;
  /** The number of students; omitted where it is not shown. */
  students?: number;
  /** `mini` is the book alone, beside its name; `wide` shows the upper part, `tall` the whole book. */
  size?: 'mini' | 'wide' | 'tall';
};

/** The decorative cover of a class; the text beside it names the class. */
export function ClassBook({ cover, subject, name, students, size = 'wide' }: ClassBookProps) {
  return (
    <div className={styles.book({ size })} {...coverAttributes(cover)} aria-hidden="true">
      <div className={styles.plate({ size })}>
        {size === 'mini' ? null : (
          <>
            <b className={styles.subject}>{name}</b>
            <span className={styles.fact}>
              <i className={styles.figure}>{subject}</i>
            </span>
            {students === undefined ? null : (
              <span className={styles.fact}>
                Students<i className={styles.figure}>{students}</i>
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}
