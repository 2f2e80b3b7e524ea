import { area, line } from 'd3-shape';
import { Plot } from './plot';
import { Readings } from './readings';
import { scaleFor } from './scale';
import * as styles from './chart-frame.css';

export type ChartLine = {
  /** The label at the end of the line. */
  name: string;
  /** The values, one for each label; null leaves a gap. */
  values: readonly (number | null)[];
  /** Dashes the line, for a comparison. */
  compared?: boolean;
};

export type ChartBand = {
  /** What lies inside, such as “half of 7B”. */
  name: string;
  /** From the lower to the upper value at each label; null leaves a gap. */
  ranges: readonly (readonly [number, number] | null)[];
};

export type LineChartProps = {
  /** What the chart shows, for those who move along it by key. */
  label: string;
  /** The labels below the points, such as the weeks. */
  labels: readonly string[];
  /** Shows only every nth label and the last one, to prevent overlaps. */
  labelEvery?: number;
  /** The lines. */
  lines: readonly ChartLine[];
  /** The range behind the lines. */
  band?: ChartBand;
  /** The lowest value of the scale. */
  floor?: number;
  /** Formats a value. */
  format?: (value: number) => string;
};

/** A line chart whose lines are labelled at their ends. */
export function LineChart(props: LineChartProps) {
  const { label, labels, labelEvery = 1, lines, band, floor = 0, format = String } = props;
  const ranges = band?.ranges ?? [];
  const values = [...lines.flatMap((each) => each.values), ...ranges.flatMap((range) => range ?? [])];
  const scale = scaleFor(
    values.filter((value) => value !== null),
    floor,
  );
  const across = (index: number) => (labels.length > 1 ? (index / (labels.length - 1)) * 100 : 0);
  const down = (value: number | null | undefined) => 100 - scale.heightOf(value ?? 0);
  const draw = line<number | null>((_, index) => across(index), down).defined((value) => value !== null);
  const fill = area<readonly [number, number] | null>()
    .defined((range) => range !== null)
    .x((_, index) => across(index))
    .y0((range) => down(range?.[0]))
    .y1((range) => down(range?.[1]));
  return (
    <Plot scale={scale} format={format}>
      <div className={styles.lines}>
        <div className={styles.layer} aria-hidden="true">
          <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
            {band ? <path className={styles.band} d={fill(ranges) ?? undefined} /> : null}
            {lines.map((each) => (
              <path
                key={each.name}
                className={styles.line}
                data-compared={each.compared || undefined}
                d={draw(each.values) ?? undefined}
              />
            ))}
          </svg>
          {lines.map((each) => {
            const end = each.values.findLastIndex((value) => value !== null);
            const value = each.values[end];
            return value === null || value === undefined ? null : (
              <span
                key={each.name}
                className={styles.end}
                data-compared={each.compared || undefined}
                style={{ left: `${across(end)}%`, bottom: `${scale.heightOf(value)}%` }}
              >
                {each.name} <b>{format(value)}</b>
              </span>
            );
          })}
          {labels.map((each, index) =>
            (labels.length - 1 - index) % labelEvery === 0 ? (
              <span key={each} className={styles.point} style={{ left: `${across(index)}%` }}>
                {each}
              </span>
            ) : null,
          )}
        </div>
        <Readings
          label={label}
          readings={labels.map((each, index) => ({
            at: across(index),
            text: `${each}: ${wordsAt(index, { lines, band, format })}`,
          }))}
        />
      </div>
    </Plot>
  );
}

type Drawn = {
  lines: readonly ChartLine[];
  band: ChartBand | undefined;
  format: (value: number) => string;
};

function wordsAt(index: number, { lines, band, format }: Drawn): string {
  const values = lines.map(({ name, values: own }) => {
    const value = own[index];
    return `${name} ${value === null || value === undefined ? '–' : format(value)}`;
  });
  const range = band?.ranges[index];
  const inside = band && range ? [`${band.name} ${format(range[0])} to ${format(range[1])}`] : [];
  return [...values, ...inside].join(', ');
}
