import type { Problem } from '@/shared/api';
import type { GenerationSummary } from '@/shared/api/generations';

export type Page = { items: readonly GenerationSummary[]; next_cursor: string | null };

export type List =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'ready';
      items: readonly GenerationSummary[];
      next: string | null;
      /** How it stands with the next page, when it was asked for. */
      more: 'idle' | 'asked' | 'failed';
      /** Documents with a change on its way. */
      busy: ReadonlySet<string>;
    };

export const firstPage = (_: List, { items, next_cursor }: Page): List => ({
  state: 'ready',
  items,
  next: next_cursor,
  more: 'idle',
  busy: new Set(),
});

/** What is shown stays when asking for it again fails. */
export const firstPageFailed = (list: List, problem: Problem): List =>
  list.state === 'ready' ? list : { state: 'failed', problem };

export const canAskMore = (list: List): list is Extract<List, { state: 'ready' }> & { next: string } =>
  list.state === 'ready' && list.next !== null && list.more !== 'asked';

export const askMore = (list: List): List => (canAskMore(list) ? { ...list, more: 'asked' } : list);

export function nextPage(list: List, { items, next_cursor }: Page): List {
  if (list.state !== 'ready' || list.more !== 'asked') return list;
  const shown = new Set(list.items.map(({ id }) => id));
  return {
    ...list,
    items: [...list.items, ...items.filter(({ id }) => !shown.has(id))],
    next: next_cursor,
    more: 'idle',
  };
}

export const nextPageFailed = (list: List): List =>
  list.state === 'ready' && list.more === 'asked' ? { ...list, more: 'failed' } : list;

export const itemIn = (list: List, id: string): GenerationSummary | undefined =>
  list.state === 'ready' && !list.busy.has(id) ? list.items.find((item) => item.id === id) : undefined;

export const beginChange = (list: List, id: string): List =>
  list.state === 'ready' ? { ...list, busy: new Set([...list.busy, id]) } : list;

export const endChange = (list: List, id: string): List =>
  list.state === 'ready' ? { ...list, busy: new Set([...list.busy].filter((other) => other !== id)) } : list;

/** A document that no longer belongs here leaves the list. */
export const leave = (list: List, id: string): List => {
  const ended = endChange(list, id);
  return ended.state === 'ready' ? { ...ended, items: ended.items.filter((item) => item.id !== id) } : ended;
};

export const star = (list: List, { id, favourite }: { id: string; favourite: boolean }): List => {
  const ended = endChange(list, id);
  return ended.state === 'ready'
    ? { ...ended, items: ended.items.map((item) => (item.id === id ? { ...item, favourite } : item)) }
    : ended;
};
