import { Plot } from './plot';
import { shareOf, ticksFor } from './scale';
import * as styles from './chart-frame.css';

export type ChartLine = {
  /** The label at the end of the line. */
  name: string;
  /** The values, one for each label; null leaves a gap. */
  values: readonly (number | null)[];
  /** Dashes the line, for a comparison. */
  compared?: boolean;
};

export type LineChartProps = {
  /** The labels below the points, such as the weeks. */
  labels: readonly string[];
  /** The lines. */
  lines: readonly ChartLine[];
  /** The lowest value of the scale. */
  floor?: number;
  /** Formats a value. */
  format?: (value: number) => string;
};

/** A line chart whose lines are labelled at their ends. */
export function LineChart({ labels, lines, floor = 0, format = String }: LineChartProps) {
  const known = lines.flatMap((line) => line.values.filter((value) => value !== null));
  const ticks = ticksFor(Math.max(floor, ...known), floor);
  const across = (index: number) => (labels.length > 1 ? (index / (labels.length - 1)) * 100 : 0);
  return (
    <Plot ticks={ticks} format={format}>
      <div className={styles.lines}>
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
          {lines.map((line) => (
            <path
              key={line.name}
              className={styles.line}
              data-compared={line.compared || undefined}
              d={pathOf(line, across, ticks)}
            />
          ))}
        </svg>
        {lines.map((line) => {
          const end = line.values.findLastIndex((value) => value !== null);
          const value = line.values[end];
          return value === null || value === undefined ? null : (
            <span
              key={line.name}
              className={styles.end}
              data-compared={line.compared || undefined}
              style={{ left: `${across(end)}%`, bottom: `${shareOf(value, ticks) * 100}%` }}
            >
              {line.name} <b>{format(value)}</b>
            </span>
          );
        })}
        {labels.map((label, index) => (
          <span key={label} className={styles.point} style={{ left: `${across(index)}%` }}>
            {label}
          </span>
        ))}
      </div>
    </Plot>
  );
}

function pathOf({ values }: ChartLine, across: (index: number) => number, ticks: readonly number[]) {
  let pen = 'M';
  return values
    .map((value, index) => {
      if (value === null) {
        pen = 'M';
        return '';
      }
      const stroke = `${pen}${across(index)} ${100 - shareOf(value, ticks) * 100}`;
      pen = 'L';
      return stroke;
    })
    .join(' ');
}
