import { useEffect, useState } from 'react';
import * as styles from './loading-bar.css';
import { createLoadingClock } from './loading-clock';
import type { LoadingView } from './loading-timeline';

export type LoadingBarProps = {
  /** Whether a page is loading. */
  busy: boolean;
  /** What is loading, for screen readers. */
  label?: string;
};

/** A line of ink along the top of the page while the next page loads. */
export function LoadingBar({ busy, label = 'Loading page' }: LoadingBarProps) {
  const [view, setView] = useState<LoadingView>({ phase: 'resting', drawn: 0 });
  const [clock] = useState(() => createLoadingClock(setView));

  useEffect(() => {
    if (busy) clock.start();
    else clock.finish();
  }, [busy, clock]);

  useEffect(() => clock.stop, [clock]);

  return <LoadingLine view={view} label={label} />;
}

type LoadingLineProps = { view: LoadingView; label: string };

/** The bar as it stands at one moment. */
export function LoadingLine({ view, label }: LoadingLineProps) {
  if (view.phase === 'resting' || view.phase === 'waiting') return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(view.drawn * 100)}
      data-phase={view.phase}
    >
      <div className={styles.line} style={{ transform: `scaleX(${view.drawn})` }} />
    </div>
  );
}
