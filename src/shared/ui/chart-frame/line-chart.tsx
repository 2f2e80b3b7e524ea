import { area, line } from 'd3-shape';
import { apart } from './apart';
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
  /** A value that the scale reaches, if no line does. */
  ceiling?: number;
  /** Whether it counts, and has no halves. */
  whole?: boolean;
  /** Formats a value. */
  format?: (value: number) => string;
};

/** A label is as high as this part of the lowest plot. */
const LABEL_HEIGHT = 9;

/** A line chart whose lines are labelled at their ends. */
export function LineChart(props: LineChartProps) {
  const { label, labels, labelEvery = 1, lines, band, floor = 0, ceiling = floor, format = String } = props;
  const ranges = band?.ranges ?? [];
  const values = [...lines.flatMap((each) => each.values), ...ranges.flatMap((range) => range ?? [])];
  const scale = scaleFor([ceiling, ...values.filter((value) => value !== null)], floor, props.whole);
  // A single point stands beside its label.
  const across = (index: number) => (labels.length > 1 ? (index / (labels.length - 1)) * 100 : 100);
  const down = (value: number | null | undefined) => 100 - scale.heightOf(value ?? 0);
  const draw = line<number | null>((_, index) => across(index), down).defined((value) => value !== null);
  // A line without length has round ends, which the stretched drawing does not stretch.
  const dotsOf = (all: ChartLine['values']) =>
    all.map((value, index) => (value === null ? '' : `M${across(index)},${down(value)}h0`)).join('');
  const fill = area<readonly [number, number] | null>()
    .defined((range) => range !== null)
    .x((_, index) => across(index))
    .y0((range) => down(range?.[0]))
    .y1((range) => down(range?.[1]));
  const ends = endsOf(lines, { heightOf: scale.heightOf, format });
  const longest = Math.max(0, ...ends.map(({ name, value }) => name.length + value.length + 1));
  return (
    <Plot scale={scale} format={format}>
      <div className={styles.lines}>
        <div className={styles.drawn}>
          <div className={styles.layer} aria-hidden="true">
            <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
              {band ? <path className={styles.band} d={fill(ranges) ?? undefined} /> : null}
              {lines.map((each, place) => (
                <path
                  key={`${place}-${each.name}`}
                  className={styles.line}
                  data-line={each.compared ? 'compared' : place}
                  d={draw(each.values) ?? undefined}
                />
              ))}
              {lines.map((each, place) => (
                <path
                  key={`${place}-${each.name}-points`}
                  className={styles.points}
                  data-line={each.compared ? 'compared' : place}
                  d={dotsOf(each.values)}
                />
              ))}
            </svg>
            {labels.map((each, index) =>
              (labels.length - 1 - index) % labelEvery === 0 ? (
                <span
                  key={`${index}-${each}`}
                  className={styles.point}
                  data-room={roomOf((labels.length - 1 - index) / labelEvery, labels.length / labelEvery)}
                  style={{ left: `${across(index)}%` }}
                >
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
        <div className={styles.ends} style={{ width: `calc(${longest}ch + 40px)` }} aria-hidden="true">
          {ends.map(({ name, value, place, at, compared }) => (
            <span
              key={`${place}-${name}`}
              className={styles.end}
              data-line={compared ? 'compared' : place}
              style={{ bottom: `${at}%` }}
            >
              {lines.length > 1 ? (
                <svg className={styles.sample} viewBox="0 0 16 4">
                  <path className={styles.line} data-line={compared ? 'compared' : place} d="M1,2H15" />
                </svg>
              ) : null}
              <span className={styles.endName}>{name}</span> <b>{value}</b>
            </span>
          ))}
        </div>
      </div>
    </Plot>
  );
}

/** The room that a label of so many takes to be shown, by its place from the end. The last one always is. */
function roomOf(place: number, count: number): 'wide' | 'middle' | undefined {
  if (count <= 2) return undefined;
  if (place % 2 === 1) return count > 4 ? 'wide' : 'middle';
  return count > 4 && place % 4 === 2 ? 'middle' : undefined;
}

type EndsContext = {
  heightOf: (value: number) => number;
  format: (value: number) => string;
};

/** The labels of the lines that have a value, each beside the height of its last one. */
function endsOf(lines: readonly ChartLine[], { heightOf, format }: EndsContext) {
  const ends = lines.flatMap(({ name, values, compared = false }, place) => {
    const value = values.findLast((each) => each !== null);
    return value === null || value === undefined
      ? []
      : [{ name, value: format(value), height: heightOf(value), place, compared }];
  });
  const heights = apart(
    ends.map(({ height }) => height),
    LABEL_HEIGHT,
  );
  return ends.map(({ height, ...end }, index) => ({ ...end, at: heights[index] ?? height }));
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
