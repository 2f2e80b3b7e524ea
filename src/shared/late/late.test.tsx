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

/** A late component and the number of its loads; the first ones may fail. */
async function lateMenu(failures = 0) {
  const { createLate, preloadLate } = await import('.');
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('The file could not be loaded.');
    return Menu;
  });
  const { Late, isLoaded } = createLate(load);
  const html = () => renderToString(<Late fallback={<p>Loading</p>} props={{ label: 'Account' }} />);
  return { createLate, preloadLate, load, isLoaded, html };
}

test('a late component is not loaded before the page is used, and all of them are then', async () => {
  const { createLate, preloadLate, load, isLoaded } = await lateMenu();
  const other = createLate(async () => Menu);
  expect([load.mock.calls.length, isLoaded(), other.isLoaded()]).toEqual([0, false, false]);
  await preloadLate();
  expect([load.mock.calls.length, isLoaded(), other.isLoaded()]).toEqual([1, true, true]);
  await preloadLate();
  expect(load).toHaveBeenCalledOnce();
});

test('it shows the fallback until it is loaded', async () => {
  const { preloadLate, html } = await lateMenu();
  expect(html()).toContain('Loading');
  await preloadLate();
  expect(html()).toBe('<!--$--><ul aria-label="Account"></ul><!--/$-->');
});

test('on a page that is in use, it loads at once', async () => {
  const { createLate, preloadLate } = await lateMenu();
  await preloadLate();
  const { isLoaded } = createLate(async () => Menu);
  await vi.waitFor(() => expect(isLoaded()).toBe(true));
});

test('a failed load is repeated when the component is needed', async () => {
  const { preloadLate, load, isLoaded, html } = await lateMenu(1);
  await expect(preloadLate()).rejects.toThrow('could not be loaded');
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
    const { isLoaded } = await lateMenu();
    expect(isLoaded()).toBe(false);
    listeners.get(type)?.();
    await vi.waitFor(() => expect(isLoaded()).toBe(true));
  },
);
