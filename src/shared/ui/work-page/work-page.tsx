import { type ReactNode, useId } from 'react';
import * as styles from './work-page.css';

export type WorkPageProps = {
  /** What the work is called. */
  title: string;
  /** When it is due: a badge, and the subject beside it. */
  due: ReactNode;
  /** What the student wrote, on ruled lines; underline with `PenMark`. */
  children: ReactNode;
  /** The last thing the teacher wrote on it, in the margin. */
  note?: { text: string; by: string };
  /** How far it is, such as "219 words, saved at 7:12". */
  status?: string;
  /** The button that continues the work. */
  action: ReactNode;
};

/** A student's own page: what they wrote, and what the teacher wrote beside it in red. */
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
