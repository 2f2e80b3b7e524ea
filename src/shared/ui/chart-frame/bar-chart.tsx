import { Plot } from './plot';
import { shareOf, ticksFor } from './scale';
import * as styles from './chart-frame.css';

export type Bar = {
  /** The label below the bar. */
  label: string;
  /** How much; what has not happened yet is left blank. */
  value?: number;
  /** What was expected, as a crossbar. */
  estimate?: number;
  /** Today, this week: marked under the bar. */
  current?: boolean;
};

export type BarChartProps = {
  /** The bars, in order. */
  bars: readonly Bar[];
  /** How a figure is written in the margin. */
  format?: (value: number) => string;
  /** Writes only every so many labels, where they would run into each other. */
  labelEvery?: number;
};

/** Amounts as bars of ink. */
export function BarChart({ bars, format = String, labelEvery = 1 }: BarChartProps) {
  const ticks = ticksFor(Math.max(0, ...bars.flatMap((bar) => [bar.value ?? 0, bar.estimate ?? 0])));
  const found = bars.findIndex((bar) => bar.current);
  // The neighbours of the marked bar would run into its label.
  const marked = labelEvery > 1 && found !== -1 ? found : -Infinity;
  return (
    <Plot ticks={ticks} format={format}>
      <div className={styles.bars}>
        {bars.map((bar, index) => (
          <div
            key={`${index}-${bar.label}`}
            className={styles.column}
            data-current={bar.current || undefined}
          >
            {bar.value === undefined ? null : (
              <div className={styles.bar} style={{ height: `${shareOf(bar.value, ticks) * 100}%` }} />
            )}
            {bar.estimate === undefined ? null : (
              <div className={styles.crossbar} style={{ bottom: `${shareOf(bar.estimate, ticks) * 100}%` }} />
            )}
            {bar.current || (index % labelEvery === 0 && Math.abs(index - marked) > 1) ? (
              <span className={styles.label}>{bar.label}</span>
            ) : null}
          </div>
        ))}
      </div>
    </Plot>
  );
}
