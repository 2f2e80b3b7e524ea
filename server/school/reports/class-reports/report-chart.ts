import { scaleLinear } from 'd3-scale';
import type { ChartPiece, ChartPoint } from '../../../documents/exports/pdf/request.ts';
import type { ReportPart } from '../../../generated/schemas/index.ts';

type Cell = ReportPart['rows'][number]['cells'][number];
type Words = (column: number, value: Cell) => string;

/** More bars would only repeat the table, which has all rows. */
export const MAX_BARS = 12;
const MAX_LABELS = 8;

/** The chart of a part for its PDF, on the same scales as on the page; null without one. */
export function chartPiece(part: ReportPart, words: Words): ChartPiece | null {
  if (part.chart === null || part.rows.length === 0) return null;
  const drawing = part.chart.kind === 'bars' ? barsOf(part, words) : linesOf(part, words);
  return { kind: 'chart', alt: `${part.title}. ${part.summary}`, drawing };
}

const numberIn = (cells: readonly Cell[], column: number): number | null => {
  const value = cells[column];
  return typeof value === 'number' ? value : null;
};

const isPercent = ({ columns, chart }: ReportPart): boolean =>
  columns[chart?.values[0] ?? 0]?.kind === 'percent';

function barsOf(part: ReportPart, words: Words): ChartPiece['drawing'] {
  const { labels = 0, values: [column = 1] = [] } = part.chart ?? {};
  const all = part.rows.map(({ cells }) => numberIn(cells, column) ?? 0);
  // Percentages are parts of 100, also when all are small.
  const scale = scaleFrom(0, Math.max(isPercent(part) ? 100 : 0, ...all));
  return {
    kind: 'bars',
    bars: part.rows.slice(0, MAX_BARS).map(({ cells }) => ({
      label: words(labels, cells[labels] ?? null),
      value: words(column, cells[column] ?? null),
      share: scale(numberIn(cells, column) ?? 0),
    })),
  };
}

function linesOf(part: ReportPart, words: Words): ChartPiece['drawing'] {
  const { rows, columns } = part;
  const { labels = 0, values = [], band = null } = part.chart ?? {};
  const drawn = [...values, ...(band ? [band.lower, band.upper] : [])];
  const numbers = rows.flatMap(({ cells }) => drawn.flatMap((column) => numberIn(cells, column) ?? []));
  // Percentages are close to each other, far above zero.
  const floor = isPercent(part) ? Math.max(0, Math.floor(Math.min(100, ...numbers) / 10) * 10 - 10) : 0;
  // A single point stands between the edges.
  const above = isPercent(part) && rows.length === 1 ? 10 : 0;
  const scale = scaleFrom(floor, Math.max(floor, Math.min(100, Math.max(0, ...numbers) + above), ...numbers));
  // Counts have no halves.
  const ticks = scale.ticks(5).filter((tick) => isPercent(part) || Number.isInteger(tick));
  const across = (row: number) => (rows.length > 1 ? row / (rows.length - 1) : 0.5);
  const every = Math.max(1, Math.ceil(rows.length / MAX_LABELS));
  const lineOf = (column: number) =>
    rows.map(({ cells }, row): ChartPoint | null => {
      const value = numberIn(cells, column);
      return value === null ? null : [across(row), scale(value)];
    });
  const bands = band ? bandsOf(lineOf(band.lower), lineOf(band.upper)) : [];
  return {
    kind: 'lines',
    ticks: ticks.map((tick) => ({ text: words(values[0] ?? 0, tick), up: scale(tick) })),
    labels: rows.flatMap(({ cells }, row) =>
      (rows.length - 1 - row) % every === 0
        ? [{ text: words(labels, cells[labels] ?? null), across: across(row) }]
        : [],
    ),
    lines: values.map((column) => {
      const last = rows.findLast(({ cells }) => numberIn(cells, column) !== null);
      const name = columns[column]?.label ?? '';
      return {
        name: last ? `${name} ${words(column, last.cells[column] ?? null)}` : name,
        pieces: withoutGaps(lineOf(column)),
      };
    }),
    bands,
    band: bands.length > 0 ? (band?.name ?? '') : '',
  };
}

const scaleFrom = (floor: number, most: number) =>
  scaleLinear([floor, most > floor ? most : floor + 1], [0, 1])
    .nice(5)
    .clamp(true);

/** The stretches of a line between its gaps. */
function withoutGaps<Point>(points: readonly (Point | null)[]): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of points) {
    if (point === null) pieces.push([]);
    else pieces.at(-1)?.push(point);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Along the lower line and back along the upper one. A single week has no width to shade. */
function bandsOf(
  lower: readonly (ChartPoint | null)[],
  upper: readonly (ChartPoint | null)[],
): ChartPoint[][] {
  const both = lower.map((low, row) => {
    const high = upper[row] ?? null;
    return low && high ? ([low, high] as const) : null;
  });
  return withoutGaps(both)
    .filter((piece) => piece.length > 1)
    .map((piece) => [...piece.map(([low]) => low), ...piece.map(([, high]) => high).toReversed()]);
}
