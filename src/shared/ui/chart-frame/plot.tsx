import type { ReactNode } from 'react';
import { shareOf } from './scale';
import * as styles from './chart-frame.css';

type PlotProps = {
  ticks: readonly number[];
  format: (value: number) => string;
  children: ReactNode;
};

/** The rules of a chart and the values in its margin; decorative, because the frame has the text. */
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
