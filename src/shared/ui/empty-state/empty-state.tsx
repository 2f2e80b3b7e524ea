import type { ReactNode } from 'react';
import * as styles from './empty-state.css';

export type EmptyStateProps = {
  /** What is not here, without blame. */
  title: string;
  /** How something will come to be here. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** The drawing: a blank page, or a page with the red pen laid down after marking. */
  art?: 'page' | 'pen' | 'none';
  /** The level of the title in the outline of the page. */
  level?: 2 | 3;
};

/** A page that nothing is written on yet. One drawing, one sentence, one action. */
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
