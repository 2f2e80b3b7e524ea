import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A `script` element of the document. */
type Holder = {
  dataset: { status: string };
  textContent: string;
  nextSibling: object | null;
  remove: () => void;
};

const page = {
  readyState: 'loading',
  body: {},
  holders: new Map<string, Holder>(),
  querySelector: (selector: string) => page.holders.get(selector) ?? null,
  querySelectorAll: () => [],
  addEventListener: () => {},
  removeEventListener: () => {},
};
const idle = () => {};
let notify = idle;

function receive(selector: string, textContent: string, nextSibling: object | null = {}): Holder {
  const remove = () => page.holders.delete(selector);
  const holder = { dataset: { status: '200' }, textContent, nextSibling, remove };
  page.holders.set(selector, holder);
  notify();
  return holder;
}

const PENDING = 'script[data-pending-answer="/api/me"]';

beforeEach(() => {
  vi.resetModules();
  page.holders.clear();
  receive('#pending-answers', '["/api/me"]');
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(look: () => void) {
        notify = look;
      }
      observe() {}
      disconnect() {
        notify = idle;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a pending answer is taken once the browser has received all of it', async () => {
  const { takeAnswer } = await import('.');
  const arrived = Promise.resolve(takeAnswer('/api/me'));
  await vi.waitFor(() => expect(notify).not.toBe(idle));
  const holder = receive(PENDING, '{"na', null);
  holder.textContent = '{"name":"Ada"}';
  holder.nextSibling = {};
  notify();
  expect(await arrived).toMatchObject({ status: 200, text: '{"name":"Ada"}' });
});

test('calls after hydration are made, even while a pending answer is on its way', async () => {
  const { dropAnswers, takeAnswer } = await import('.');
  const first = takeAnswer('/api/me');
  dropAnswers();
  expect(takeAnswer('/api/me')).toBeNull();
  await vi.waitFor(() => expect(notify).not.toBe(idle));
  receive(PENDING, '{}');
  expect(await first).toMatchObject({ text: '{}' });
  expect(takeAnswer('/api/me')).toBeNull();
});
