import { describe, expect, test } from 'vitest';
import { isThrownAway, swipeOffset } from './toast-swipe';
import { createToaster, toastTimes } from './toaster';

describe('a swipe', () => {
  test.each([
    [{ x: 20, y: 0 }, true],
    [{ x: -20, y: 0 }, true],
    [{ x: 0, y: 20 }, true],
    [{ x: 19.9, y: 0 }, false],
    [{ x: -19.9, y: 0 }, false],
    [{ x: 0, y: 19.9 }, false],
  ])('that ends at %o dismisses the toast: %s', (offset, thrown) => {
    expect(isThrownAway(offset)).toBe(thrown);
  });

  test('follows the finger along one axis and never up', () => {
    expect(swipeOffset({ x: 100, y: 100 }, { x: 130, y: 110 })).toEqual({ x: 30, y: 0 });
    expect(swipeOffset({ x: 100, y: 100 }, { x: 110, y: 130 })).toEqual({ x: 0, y: 30 });
    expect(swipeOffset({ x: 100, y: 100 }, { x: 100, y: 60 })).toEqual({ x: 0, y: 0 });
  });
});

describe('a toaster', () => {
  test('uses the given limits', () => {
    expect(toastTimes).toEqual({ duration: 4000, visible: 3, gap: 14, width: 356, swipe: 20, removal: 200 });
    expect(createToaster().store.attrs).toMatchObject({
      placement: 'bottom-end',
      duration: 4000,
      max: 3,
      gap: 14,
      removeDelay: 200,
    });
  });

  test('shows three and queues the fourth', () => {
    const toaster = createToaster();
    const ids = ['One', 'Two', 'Three', 'Four'].map((title) => toaster.show({ title }));
    expect(toaster.store.getCount()).toBe(3);
    toaster.store.remove(ids[0]);
    expect(toaster.store.getVisibleToasts().map((toast) => toast.title)).toContain('Four');
  });

  test('shows success and errors equally long', () => {
    const toaster = createToaster();
    toaster.show({ title: 'Saved', tone: 'ok' });
    toaster.show({ title: 'Not saved', tone: 'bad' });
    expect(toaster.store.getVisibleToasts().map((toast) => toast.duration)).toEqual([4000, 4000]);
  });

  test('replaces a notice with the same id', () => {
    const toaster = createToaster();
    toaster.show({ id: 'save', title: 'Saving' });
    toaster.show({ id: 'save', title: 'Saved' });
    expect(toaster.store.getVisibleToasts().map((toast) => toast.title)).toEqual(['Saved']);
  });
});
