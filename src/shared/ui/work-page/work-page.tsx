import { type ReactNode, useId } from 'react';
import * as styles from './work-page.css';

export type WorkPageProps = {
  /** The title of the work. */
  title: string;
  /** The due date as a badge, with the subject beside it. */
  due: ReactNode;
  /** The student's text; underline with `PenMark`. */
  children: ReactNode;
  /** The teacher's latest note, shown in the margin. */
  note?: { text: string; by: string };
  /** The status, such as "219 words, saved at 7:12". */
  status?: string;
  /** The button that continues the work. */
  action: ReactNode;
};

/** A student's text with the teacher's note beside it in red. */
export function WorkPage({ title, due, children, note, status, action }: WorkPageProps) {
  const id = useId();
  return (
    <section className={styles.page} data-noted={note !== undefined} aria-labelledby={id}>
      <div className={styles.text}>
        <div className={styles.due}>{due}</div>
        <h2 id={id} className={styles.title} dir="auto">
          {title}
        </h2>
        <p className={styles.mine} dir="auto">
          {children}
        </p>
      </div>
      {note ? (
        <p className={styles.note} dir="auto">
          {note.text}
          <span className={styles.by}> {note.by}</span>
        </p>
      ) : null}
      <div className={styles.foot}>
        {status ? <span className={styles.status}>{status}</span> : null}
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}
