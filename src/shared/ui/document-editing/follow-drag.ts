const DISTANCE = 4;

/**
 * Follows the pointer that pressed an item's handle. Marks where the item would land, and calls `onDrop` with its
 * new position. Escape or a lost pointer cancels.
 */
export function followDrag(
  handle: HTMLElement,
  start: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  onDrop: (to: number) => void,
): void {
  const item = handle.closest<HTMLElement>('[data-path]');
  if (!item) return;
  const items = [...(item.parentElement?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.path !== undefined,
  );
  const from = items.indexOf(item);
  let to = from;

  function mark() {
    for (const [index, each] of items.entries()) {
      if (index === to && to !== from) each.dataset.drop = to < from ? 'before' : 'after';
      else delete each.dataset.drop;
    }
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (to === from && Math.abs(clientY - start.clientY) < DISTANCE) return;
    item?.setAttribute('data-dragged', '');
    const next = nearest(items, clientX, clientY);
    if (next === to) return;
    to = next;
    items[to]?.scrollIntoView({ block: 'nearest' });
    mark();
  }

  function end(dropped: boolean) {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', drop);
    handle.removeEventListener('pointercancel', cancel);
    removeEventListener('keydown', press, true);
    const target = to;
    to = from;
    mark();
    item?.removeAttribute('data-dragged');
    if (!dropped || target === from) return;
    // The click that follows would open the tools.
    handle.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    onDrop(target);
  }
  const drop = () => end(true);
  const cancel = () => end(false);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  }

  handle.setPointerCapture(start.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('pointercancel', cancel);
  addEventListener('keydown', press, true);
}

/** The position of the item at a point, or of the one nearest to it. */
function nearest(items: readonly HTMLElement[], x: number, y: number): number {
  const distances = items.map((item) => {
    const { left, top, right, bottom } = item.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom) * 4);
  });
  return distances.indexOf(Math.min(...distances));
}
