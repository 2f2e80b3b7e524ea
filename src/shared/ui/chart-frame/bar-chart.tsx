import { Plot } from './plot';
import { shareOf, ticksFor } from './scale';
import * as styles from './chart-frame.css';

export type Bar = {
  /** The label below the bar. */
  label: string;
  /** The value; undefined for a period in the future. */
  value?: number;
  /** The expected value, drawn as a crossbar. */
  estimate?: number;
  /** Whether it is the current day or week, which is marked below the bar. */
  current?: boolean;
};

export type BarChartProps = {
  /** The bars, in order. */
  bars: readonly Bar[];
  /** Formats a value for the margin. */
  format?: (value: number) => string;
  /** Shows only every nth label, to prevent overlaps. */
  labelEvery?: number;
};

/** A bar chart. */
export function BarChart({ bars, format = String, labelEvery = 1 }: BarChartProps) {
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.value ?? 0, bar.estimate ?? 0]));
  // Bars count students, documents or credits, which have no halves.
  const ticks = ticksFor(most).filter(Number.isInteger);
  const found = bars.findIndex((bar) => bar.current);
  // The labels beside the marked bar would overlap with its label.
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
