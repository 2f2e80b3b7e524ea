import type { ReactNode } from 'react';
import { Brand } from '@/shared/ui/brand';
import * as styles from './ruled-notice.css';

export type RuledNoticeProps = {
  /** What happened. */
  title: string;
  /** The affected thing, such as the path. */
  subject: string;
  /** The explanation and the next step. */
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
};

/** A full-page notice on ruled paper, for errors and missing pages. */
export function RuledNotice({ title, subject, children, actions }: RuledNoticeProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand href="/" />
      </header>
      <main className={styles.main} tabIndex={-1}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.words}>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </main>
    </div>
  );
}
