/**
 * The heights of labels beside the ends of lines, in percent, so that none lies on another and all stay in the plot: each
 * as close to its own height as the others let it.
 */
export function apart(heights: readonly number[], gap: number): number[] {
  const room = Math.min(gap, 100 / Math.max(1, heights.length));
  const order = heights
    .map((height, place) => ({ height, place }))
    .toSorted((one, other) => one.height - other.height);
  // From below, then from above: what the top pushes down keeps its distance.
  const placed: number[] = [];
  for (const [index, { height }] of order.entries())
    placed.push(Math.max(height, index === 0 ? room / 2 : (placed[index - 1] ?? 0) + room));
  for (let index = placed.length - 1, top = 100 - room / 2; index >= 0; index -= 1, top -= room) {
    const above = index === placed.length - 1 ? top : Math.min(top, (placed[index + 1] ?? 100) - room);
    placed[index] = Math.min(placed[index] ?? 0, above);
  }
  const found = new Map(order.map(({ place }, index) => [place, placed[index] ?? 0]));
  return heights.map((_, place) => found.get(place) ?? 0);
}
