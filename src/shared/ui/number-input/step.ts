/** What a number input accepts. */
export type Bounds = { min?: number; max?: number; step: number };

/** The nearest number inside the bounds. */
export function clamped(value: number, { min = -Infinity, max = Infinity }: Bounds) {
  return Math.min(max, Math.max(min, value));
}

/** One step up or down from a number, or from the least when there is none; free of binary dust. */
export function stepped(value: number | null, direction: 1 | -1, bounds: Bounds) {
  if (value === null) return clamped(bounds.min ?? 0, bounds);
  const decimals = String(bounds.step).split('.')[1]?.length ?? 0;
  return clamped(Number((value + direction * bounds.step).toFixed(decimals)), bounds);
}
