import type { ReactNode } from 'react';
import * as styles from './empty-state.css';

export type EmptyStateProps = {
  /** What is missing, such as "No classes yet". */
  title: string;
  /** What will appear here, and when. */
  children?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** The drawing: a blank page, or a page with the red pen laid down after marking. */
  art?: 'page' | 'pen' | 'none';
  /** The heading level of the title. */
  level?: 1 | 2 | 3;
};

/** Replaces an empty list with a drawing, a sentence and an action. */
export function EmptyState({ title, children, action, art = 'page', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {art === 'none' ? null : <BlankPage pen={art === 'pen'} />}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

function BlankPage({ pen }: { pen: boolean }) {
  return (
    <svg className={styles.art} viewBox="0 0 150 112" aria-hidden="true">
      <path className={styles.paper} d="M26 6h86a10 10 0 0 1 10 10v86a10 10 0 0 1-10 10H26z" />
      <path className={pen ? styles.redMargin : styles.margin} d="M46 6v106M49 6v106" />
      <path className={styles.rules} d="M27 30h94M27 46h94M27 62h94M27 78h94M27 94h94" />
      {pen ? (
        <g transform="rotate(-32 96 76)">
          <rect className={styles.pen} x="58" y="70" width="62" height="11" rx="3" />
          <rect className={styles.cap} x="58" y="70" width="24" height="11" rx="3" />
          <rect className={styles.cap} x="120" y="72.5" width="5" height="6" rx="1" />
        </g>
      ) : null}
    </svg>
  );
}
