import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the module listens to in a browser. */
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', undefined);
  listeners.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Menu({ label }: { label: string }) {
  return <ul aria-label={label} />;
}

/** A deferred component and the number of its loads; the first ones may fail. */
async function deferredMenu(failures = 0) {
  const { createDeferred, preloadDeferred } = await import('.');
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('The file could not be loaded.');
    return Menu;
  });
  const { Deferred, isLoaded } = createDeferred(load);
  const html = () => renderToString(<Deferred fallback={<p>Loading</p>} props={{ label: 'Account' }} />);
  return { createDeferred, preloadDeferred, load, isLoaded, html };
}

test('a deferred component is not loaded before the page is used, and all of them are then', async () => {
  const { createDeferred, preloadDeferred, load, isLoaded } = await deferredMenu();
  const other = createDeferred(async () => Menu);
  expect([load.mock.calls.length, isLoaded(), other.isLoaded()]).toEqual([0, false, false]);
  await preloadDeferred();
  expect([load.mock.calls.length, isLoaded(), other.isLoaded()]).toEqual([1, true, true]);
  await preloadDeferred();
  expect(load).toHaveBeenCalledOnce();
});

test('it shows the fallback until it is loaded', async () => {
  const { preloadDeferred, html } = await deferredMenu();
  expect(html()).toContain('Loading');
  await preloadDeferred();
  expect(html()).toBe('<!--$--><ul aria-label="Account"></ul><!--/$-->');
});

test('on a page that is in use, it loads at once', async () => {
  const { createDeferred, preloadDeferred } = await deferredMenu();
  await preloadDeferred();
  const { isLoaded } = createDeferred(async () => Menu);
  await vi.waitFor(() => expect(isLoaded()).toBe(true));
});

test('a failed load is repeated when the component is needed', async () => {
  const { preloadDeferred, load, isLoaded, html } = await deferredMenu(1);
  await expect(preloadDeferred()).rejects.toThrow('could not be loaded');
  expect(isLoaded()).toBe(false);
  html();
  await vi.waitFor(() => expect(isLoaded()).toBe(true));
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['pointermove', 'touchstart', 'keydown', 'click', 'input'])(
  'the first %s loads it',
  async (type) => {
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
    const { isLoaded } = await deferredMenu();
    expect(isLoaded()).toBe(false);
    listeners.get(type)?.();
    await vi.waitFor(() => expect(isLoaded()).toBe(true));
  },
);
