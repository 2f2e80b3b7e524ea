import { describe, expect, test } from 'vitest';
import { sideBySide } from './side-by-side';

const lanes = (...spans: [number, number][]) =>
  sideBySide(spans.map(([start, end]) => ({ start, end }))).map(({ span, lane, lanes: of }) => [
    span.start,
    lane,
    of,
  ]);

describe('events of a day', () => {
  test('that follow each other take the whole width', () => {
    expect(lanes([480, 530], [530, 580], [600, 650])).toEqual([
      [480, 0, 1],
      [530, 0, 1],
      [600, 0, 1],
    ]);
  });

  test('that overlap are side by side', () => {
    expect(lanes([480, 540], [500, 560])).toEqual([
      [480, 0, 2],
      [500, 1, 2],
    ]);
  });

  test('reuse a free lane', () => {
    expect(lanes([480, 600], [480, 520], [530, 560])).toEqual([
      [480, 0, 2],
      [480, 1, 2],
      [530, 1, 2],
    ]);
  });

  test('without overlap take the whole width after overlapping ones', () => {
    expect(lanes([480, 540], [500, 560], [700, 750])).toEqual([
      [480, 0, 2],
      [500, 1, 2],
      [700, 0, 1],
    ]);
  });

  test('do not change the given list', () => {
    const spans = [
      { start: 600, end: 650 },
      { start: 480, end: 530 },
    ];
    sideBySide(spans);
    expect(spans.map(({ start }) => start)).toEqual([600, 480]);
  });
});
