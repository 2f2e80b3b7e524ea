/** The range and step of a number input. */
export type Bounds = { min?: number; max?: number; step: number };

/** The nearest number within the range. */
export function clamped(value: number, { min = -Infinity, max = Infinity }: Bounds) {
  return Math.min(max, Math.max(min, value));
}

/** One step up or down from a number (null: from the minimum), without floating-point errors. */
export function stepped(value: number | null, direction: 1 | -1, bounds: Bounds) {
  if (value === null) return clamped(bounds.min ?? 0, bounds);
  const decimals = String(bounds.step).split('.')[1]?.length ?? 0;
  return clamped(Number((value + direction * bounds.step).toFixed(decimals)), bounds);
}
