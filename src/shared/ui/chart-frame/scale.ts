import { scaleLinear } from 'd3-scale';

export interface PlotScale {
  ticks: readonly number[];
  /** The height of a value, in percent of the plot. */
  heightOf: (value: number) => number;
}

/** From the floor, or 0, to just above the highest value; both ends are round. */
export function scaleFor(values: readonly number[], floor = 0): PlotScale {
  const most = Math.max(floor, ...values);
  const scale = scaleLinear([floor, most > floor ? most : floor + 1], [0, 100])
    .nice(5)
    .clamp(true);
  return { ticks: scale.ticks(5), heightOf: scale };
}
