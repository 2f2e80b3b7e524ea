import type { ReactNode } from 'react';
import { shareOf } from './scale';
import * as styles from './chart-frame.css';

type PlotProps = {
  ticks: readonly number[];
  format: (value: number) => string;
  children: ReactNode;
};

/** The rules of a chart and the figures in its margin. The drawing is decorative, because the frame describes it in words. */
export function Plot({ ticks, format, children }: PlotProps) {
  return (
    <div className={styles.plot} aria-hidden="true">
      {ticks.map((tick) => (
        <div key={tick} className={styles.rule} style={{ bottom: `${shareOf(tick, ticks) * 100}%` }}>
          <span className={styles.tick}>{format(tick)}</span>
        </div>
      ))}
      {children}
    </div>
  );
}
