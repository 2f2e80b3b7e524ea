const STEPS = [1, 2, 2.5, 5, 10];

/** Two to six round tick values, from the minimum to just above the maximum. */
export function ticksFor(most: number, floor = 0): number[] {
  const span = Math.max(most - floor, Number.EPSILON);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough) ?? 10) * power;
  const first = Math.floor(floor / step) * step;
  const count = Math.max(1, Math.ceil((most - first) / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((first + index * step).toPrecision(12)));
}

/** The position of a value between the first and the last tick, from 0 to 1. */
export function shareOf(value: number, ticks: readonly number[]): number {
  const [first = 0] = ticks;
  const last = ticks.at(-1) ?? 1;
  return last === first ? 0 : Math.min(1, Math.max(0, (value - first) / (last - first)));
}
