import { expect, test } from 'vitest';
import { findBrowserReads } from './find-browser-reads.ts';

const VIEW = 'src/pages/billing/plans/ui/plans-page.tsx';

test.each([
  ['location.pathname', 'function PlansPage() { return <a href={location.pathname} />; }'],
  ['window.innerWidth', 'export function useWidth() { return window.innerWidth; }'],
  ['Date.now()', 'export function Left() { const now = Date.now(); return <p>{now}</p>; }'],
  ['new Date()', 'export function Left() { return <Day date={new Date()} />; }'],
  ['Intl', 'export function Price() { return <p>{new Intl.NumberFormat().format(1)}</p>; }'],
  ["matchMedia('print')", "function usePrint() { return matchMedia('print').matches; }"],
])('%s is found in what the server renders', (_, code) => {
  const [sentence] = findBrowserReads(VIEW, code);
  expect(sentence).toContain(`${VIEW}:1 reads `);
});

test.each([
  ['an event handler', VIEW, 'function A() { return <button onClick={() => location.reload()} />; }'],
  ['an effect', VIEW, 'function A() { useEffect(() => { window.print(); }, []); return null; }'],
  ['a given date', VIEW, 'function A({ at }) { return <Day date={new Date(at)} />; }'],
  ['a story', 'src/shared/ui/day/day.stories.tsx', 'function Day() { return <p>{Date.now()}</p>; }'],
])('it is allowed in %s', (_, path, code) => {
  expect(findBrowserReads(path, code)).toEqual([]);
});
