import { type ReactNode, useEffect, useRef } from 'react';
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
  /** Whether the next page loads by itself before the user has scrolled to the end of the list. */
  ahead?: boolean;
  /** Called to load the next page, also after a failure. */
  onMore: () => void;
};

/** How far below the window the footer may be when the next page loads. */
const AHEAD = '1500px';

/** The footer of a list that loads page by page. */
export function LoadMore({ next, children, failure, end, ahead = false, onMore }: LoadMoreProps) {
  const footer = useRef<HTMLDivElement>(null);
  const isWatching = ahead && next === 'idle';
  useEffect(() => {
    if (!isWatching || !footer.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(footer.current);
    return () => watch.disconnect();
  }, [isWatching, onMore]);
  return (
    <>
      <VisuallyHidden live>{next === 'none' ? end : ''}</VisuallyHidden>
      {next === 'none' ? null : (
        <div ref={footer} className={styles.footer}>
          {next === 'failed' ? <p role="alert">{failure}</p> : null}
          <Button variant="second" pending={next === 'loading'} onClick={onMore}>
            {next === 'failed' ? 'Try again' : children}
          </Button>
        </div>
      )}
    </>
  );
}
