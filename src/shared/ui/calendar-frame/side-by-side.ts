/** An interval, in minutes after midnight. */
export type Span = { start: number; end: number };

/** The position of an interval: its lane, and the number of lanes at that time. */
export type Lane<T> = { span: T; lane: number; lanes: number };

/**
 * Places overlapping intervals side by side in as few lanes as possible; adjacent ones share a lane.
 * The result is sorted by start.
 */
export function sideBySide<T extends Span>(spans: readonly T[]): Lane<T>[] {
  const inOrder = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const placed: Lane<T>[] = [];
  let group: Lane<T>[] = [];
  let groupEnd = -Infinity;
  let laneEnds: number[] = [];

  function close() {
    for (const entry of group) entry.lanes = laneEnds.length;
    group = [];
    laneEnds = [];
  }

  for (const span of inOrder) {
    if (span.start >= groupEnd) close();
    const free = laneEnds.findIndex((end) => end <= span.start);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = span.end;
    groupEnd = group.length === 0 ? span.end : Math.max(groupEnd, span.end);
    const entry = { span, lane, lanes: 1 };
    group.push(entry);
    placed.push(entry);
  }
  close();
  return placed;
}
