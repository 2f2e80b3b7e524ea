import type { ReactNode } from 'react';
import { Button } from '../button';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './load-more.css';

export type LoadMoreProps = {
  /** The state of the next page; `none` after the last one. */
  next: 'idle' | 'loading' | 'failed' | 'none';
  /** The label of the button, such as "Show older invoices". */
  children: ReactNode;
  /** The message if the next page could not be loaded. */
  failure: string;
  /** The message at the end of the list, for screen readers, such as "All invoices are shown". */
  end: string;
  /** Called to load the next page, also after a failure. */
  onMore: () => void;
};

/** The footer of a list that loads page by page. */
export function LoadMore({ next, children, failure, end, onMore }: LoadMoreProps) {
  return (
    <>
      <VisuallyHidden live>{next === 'none' ? end : ''}</VisuallyHidden>
      {next === 'none' ? null : (
        <div className={styles.footer}>
          {next === 'failed' ? <p role="alert">{failure}</p> : null}
          <Button variant="second" pending={next === 'loading'} onClick={onMore}>
            {next === 'failed' ? 'Try again' : children}
          </Button>
        </div>
      )}
    </>
  );
}
