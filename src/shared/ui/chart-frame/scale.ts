import { scaleLinear } from 'd3-scale';

export interface PlotScale {
  ticks: readonly number[];
  /** The height of a value, in percent of the plot. */
  heightOf: (value: number) => number;
}

/** From the floor, or 0, to just above the highest value; both ends are round. Counts have whole ticks. */
export function scaleFor(values: readonly number[], floor = 0, whole = false): PlotScale {
  const most = Math.max(floor, ...values);
  const scale = scaleLinear([floor, most > floor ? most : floor + 1], [0, 100])
    .nice(5)
    .clamp(true);
  const ticks = scale.ticks(5);
  return { ticks: whole ? ticks.filter(Number.isInteger) : ticks, heightOf: scale };
}
