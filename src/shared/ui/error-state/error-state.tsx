import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../button';
import * as styles from './error-state.css';

export type ErrorStateProps = {
  /** What failed. */
  title: string;
  /** The reason, if known, and what to do next. */
  children?: ReactNode;
  /** Called to try again. */
  onRetry?: () => void;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** Other actions, such as a link home. */
  actions?: ReactNode;
  /** A reference for support, such as the request id. */
  reference?: string;
  /** `page` fills the page, as for a 404; `part` replaces a list or a panel. */
  size?: 'page' | 'part';
};

/** An error on an empty ruled page, with the reason and the next step. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  actions,
  reference,
  size = 'part',
}: ErrorStateProps) {
  const Heading = size === 'page' ? 'h1' : 'h2';
  return (
    <div className={styles.sheet({ size })} role={size === 'part' ? 'alert' : undefined}>
      <Heading className={styles.title({ size })}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry || actions ? (
        <div className={styles.actions}>
          {onRetry ? (
            <Button
              variant={size === 'page' ? 'primary' : 'soft'}
              icon={RotateCcw}
              pending={retrying}
              onClick={onRetry}
            >
              Try again
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
      {reference ? <p className={styles.reference}>Reference {reference}</p> : null}
    </div>
  );
}
