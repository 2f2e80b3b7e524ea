import { useLocaleContext } from '@ark-ui/react/locale';
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { GridColumn } from './grid-book';
import type { GridPlace } from './grid-moves';

/** A rendered row or column by its index, or the room of those that are not rendered. */
export type GridPiece = { index: number } | { gap: number; before: string };

type Measures = { rem: number; row: number; loose: number };

/** In rem. The longest word of a title fits into a column, up to a limit. */
const DEFAULT_WIDTH = { least: 4.25, most: 7, letter: 0.47, padding: 0.4 };
// What the server renders, and the browser hydrates: the rows and columns of a desktop.
const FIRST_VIEW = { width: 1136, height: 640 };
const BEFORE_LAYOUT: Measures = { rem: 16, row: 33, loose: 0 };

/** Which rows and columns are rendered: those in view, some around them, and the active cell’s. */
export function useGridWindow(
  scroller: RefObject<HTMLDivElement | null>,
  rowCount: number,
  columns: readonly GridColumn[],
  active: GridPlace,
) {
  const { rem, row, loose } = useMeasures(scroller);
  const rtl = useLocaleContext().dir === 'rtl';
  const getScrollElement = () => scroller.current;
  // New keys have the virtualizer read the sizes again.
  const rowKey = useCallback((index: number) => (row > 0 ? index : -index), [row]);
  const columnKey = useCallback((index: number) => (rem > 0 && columns[index]?.id) || index, [columns, rem]);
  const lines = useVirtualizer({
    count: rowCount,
    getScrollElement,
    estimateSize: () => row,
    getItemKey: rowKey,
    overscan: 4,
    initialRect: FIRST_VIEW,
    rangeExtractor: useExtractor(active.row),
  });
  const fields = useVirtualizer({
    horizontal: true,
    isRtl: rtl,
    count: columns.length,
    getScrollElement,
    estimateSize: (index) => widthOf(columns[index]) * rem,
    getItemKey: columnKey,
    scrollMargin: loose,
    overscan: 2,
    initialRect: FIRST_VIEW,
    rangeExtractor: useExtractor(active.column),
  });

  /** Scrolls to a place if it is out of sight, or below the head, the foot or the first columns. */
  function show(place: GridPlace) {
    const element = scroller.current;
    if (!element) return;
    if (place.row >= 0) {
      const room = element.clientHeight - heightIn(element, 'thead') - heightIn(element, 'tfoot');
      element.scrollTop = scrolled(element.scrollTop, place.row * row, row, room);
    }
    const field = fields.measurementsCache[place.column];
    if (place.column >= 0 && field) {
      const sign = rtl ? -1 : 1;
      const room = element.clientWidth - stuckWidth(element);
      element.scrollLeft = sign * scrolled(element.scrollLeft * sign, field.start, field.size, room);
    }
  }

  return {
    rows: usePieces(lines.getVirtualItems(), lines.getTotalSize(), 0),
    columns: usePieces(fields.getVirtualItems(), fields.getTotalSize(), loose),
    rem,
    rtl,
    show,
    /** The number of whole rows in sight. */
    page: () => {
      const element = scroller.current;
      const room = element
        ? element.clientHeight - heightIn(element, 'thead') - heightIn(element, 'tfoot')
        : FIRST_VIEW.height;
      return Math.max(1, Math.floor(room / row));
    },
  };
}

/** The width of a column in rem. */
export function widthOf(column: GridColumn | undefined): number {
  const { least, most, letter, padding } = DEFAULT_WIDTH;
  const words = column?.title.split(/[\s-]+/u) ?? [];
  const longest = Math.max(0, ...words.map(({ length }) => length));
  return column?.width ?? Math.min(most, Math.max(least, longest * letter + padding));
}

/** The size of a rem, the height of a row, and the width of leading columns that scroll away, in px. */
function useMeasures(scroller: RefObject<HTMLDivElement | null>): Measures {
  const [measures, setMeasures] = useState(BEFORE_LAYOUT);
  useLayoutEffect(() => {
    const element = scroller.current;
    const probe = element?.querySelector('[data-probe]');
    if (!element || !probe) return;
    const measure = () => {
      const { width, height } = probe.getBoundingClientRect();
      const loose = leadsOf(element)
        .filter((lead) => getComputedStyle(lead).position !== 'sticky')
        .reduce((sum, lead) => sum + lead.offsetWidth, 0);
      if (width === 0) return;
      setMeasures((before) =>
        before.rem === width && before.row === height && before.loose === loose
          ? before
          : { rem: width, row: height, loose },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(probe);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return measures;
}

function useExtractor(active: number) {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (active < 0 || active >= range.count || indexes.includes(active)) return indexes;
      return [...indexes, active].toSorted((one, other) => one - other);
    },
    [active],
  );
}

/** The same array until other rows or columns are rendered, so that a row renders only for its own changes. */
function usePieces(items: readonly VirtualItem[], total: number, margin: number): readonly GridPiece[] {
  let end = margin;
  const written: string[] = [];
  for (const { index, start, end: next } of items) {
    if (start > end) written.push(`${index}:${start - end}`);
    written.push(String(index));
    end = next;
  }
  if (total + margin > end) written.push(`end:${total + margin - end}`);
  const signature = written.join(',');
  return useMemo(
    () =>
      signature
        .split(',')
        .filter((part) => part !== '')
        .map((part) => {
          const [index = '', gap] = part.split(':');
          return gap === undefined ? { index: Number(index) } : { gap: Number(gap), before: index };
        }),
    [signature],
  );
}

function scrolled(position: number, start: number, size: number, room: number): number {
  if (start < position) return start;
  return start + size > position + room ? start + size - room : position;
}

function leadsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('thead [data-lead]')];
}

function stuckWidth(element: HTMLElement): number {
  return leadsOf(element)
    .filter((lead) => getComputedStyle(lead).position === 'sticky')
    .reduce((sum, lead) => sum + lead.offsetWidth, 0);
}

function heightIn(element: HTMLElement, part: string): number {
  return element.querySelector<HTMLElement>(part)?.offsetHeight ?? 0;
}
