import type { ReactNode } from 'react';
import type { PlotScale } from './scale';
import * as styles from './chart-frame.css';

type PlotProps = {
  scale: PlotScale;
  format: (value: number) => string;
  children: ReactNode;
};

/** The rules of a chart and the values in its margin, which are decorative: readings have the text. */
export function Plot({ scale: { ticks, heightOf }, format, children }: PlotProps) {
  return (
    <div className={styles.plot}>
      <div aria-hidden="true">
        {ticks.map((tick) => (
          <div key={tick} className={styles.rule} style={{ bottom: `${heightOf(tick)}%` }}>
            <span className={styles.tick}>{format(tick)}</span>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
