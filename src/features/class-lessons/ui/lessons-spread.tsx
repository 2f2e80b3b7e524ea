import type { ReactNode } from 'react';
import * as styles from './lessons-spread.css';

type LessonsSpreadProps = {
  index: ReactNode;
  /** The lesson that is open beside it. */
  lesson: ReactNode;
  /** What a narrow screen shows, because it has room for one of them. */
  narrow: 'index' | 'lesson';
};

/** The lessons of a class in a narrow column, and one of them beside it. */
export function LessonsSpread({ index, lesson, narrow }: LessonsSpreadProps) {
  return (
    <div className={styles.spread}>
      <div className={styles.part} data-wide-only={narrow === 'lesson' || undefined}>
        {index}
      </div>
      <div className={styles.part} data-wide-only={narrow === 'index' || undefined}>
        {lesson}
      </div>
    </div>
  );
}
