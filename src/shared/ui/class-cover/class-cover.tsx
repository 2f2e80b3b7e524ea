import '../theme/template-themes.css';
import type { ReactNode } from 'react';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './class-cover.css';

export type ClassCoverProps = {
  /** The colour of the cover: its name, or hex. */
  template: string;
  /** The subject. */
  subject: string;
  /** The name of the class. */
  name: string;
  /** The number of students. */
  students: number;
  /** The join code, as people read it. */
  code?: string;
  /** The URL of the class. */
  href: string;
  /** The next lesson, and when it is. */
  next?: { when: string; what: string };
  /** Icon buttons below the book. */
  actions?: ReactNode;
};

/** A class as an exercise book, with its name on a label and the next lesson below. */
export function ClassCover({
  template,
  subject,
  name,
  students,
  code,
  href,
  next,
  actions,
}: ClassCoverProps) {
  return (
    <article className={styles.card} {...coverAttributes(template)}>
      <div className={styles.cover}>
        <div className={styles.plate}>
          <h3 className={styles.subject} dir="auto">
            <a className={styles.link} href={href}>
              {name} <span className={styles.unseen}>{subject}</span>
            </a>
          </h3>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.unseen}>Subject</dt>
              <dd className={styles.figure}>{subject}</dd>
            </div>
            <div className={styles.fact}>
              <dt>Students</dt>
              <dd className={styles.figure}>{students}</dd>
            </div>
            {code === undefined ? null : (
              <div className={styles.fact}>
                <dt>Code</dt>
                <dd className={styles.figure}>{code}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      {next || actions ? (
        <div className={styles.foot}>
          {next ? (
            <p className={styles.next}>
              {next.when} <b className={styles.what}>{next.what}</b>
            </p>
          ) : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
