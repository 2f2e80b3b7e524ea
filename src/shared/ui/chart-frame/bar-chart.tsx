import { Plot } from './plot';
import { Readings } from './readings';
import { scaleFor } from './scale';
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
  /** What the chart shows, for those who move along it by key. */
  label: string;
  /** The bars, in order. */
  bars: readonly Bar[];
  /** Formats a value for the margin. */
  format?: (value: number) => string;
  /** Shows only every nth label, to prevent overlaps. */
  labelEvery?: number;
};

/** A bar chart. */
export function BarChart({ label, bars, format = String, labelEvery = 1 }: BarChartProps) {
  // Bars count students, documents or credits, which have no halves.
  const scale = scaleFor(
    bars.flatMap(({ value = 0, estimate = 0 }) => [value, estimate]),
    0,
    true,
  );
  const found = bars.findIndex((bar) => bar.current);
  // The labels beside the marked bar would overlap with its label.
  const marked = labelEvery > 1 && found !== -1 ? found : -Infinity;
  return (
    <Plot scale={scale} format={format}>
      <div className={styles.bars}>
        {bars.map((bar, index) => (
          <div
            key={`${index}-${bar.label}`}
            className={styles.column}
            data-current={bar.current || undefined}
            aria-hidden="true"
          >
            {bar.value === undefined ? null : (
              <div className={styles.bar} style={{ height: `${scale.heightOf(bar.value)}%` }} />
            )}
            {bar.estimate === undefined ? null : (
              <div className={styles.crossbar} style={{ bottom: `${scale.heightOf(bar.estimate)}%` }} />
            )}
            {bar.current || (index % labelEvery === 0 && Math.abs(index - marked) > 1) ? (
              <span className={styles.label}>{bar.label}</span>
            ) : null}
          </div>
        ))}
        <Readings
          label={label}
          readings={bars.map((bar, index) => ({
            at: ((index + 0.5) / bars.length) * 100,
            text: wordsOf(bar, format),
          }))}
        />
      </div>
    </Plot>
  );
}

function wordsOf({ label, value, estimate }: Bar, format: (value: number) => string): string {
  const parts = [
    value === undefined ? '–' : format(value),
    ...(estimate === undefined ? [] : [`estimate ${format(estimate)}`]),
  ];
  return `${label}: ${parts.join(', ')}`;
}
