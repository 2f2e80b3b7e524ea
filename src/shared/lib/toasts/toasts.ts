import { createEvent, createStore, type EventCallable, type Scope, scopeBind } from 'effector';

export type Notice = {
  /** How it went; a failure is `bad`. */
  tone: 'ok' | 'info' | 'bad';
  title: string;
  description?: string;
  /** What can still be done about it, such as undoing it. */
  action?: { label: string; chosen: EventCallable<void> };
};

export type Toast = Notice & { id: number };

export const toastShown = createEvent<Notice>();
export const toastDismissed = createEvent<number>();

type Toasts = { last: number; shown: readonly Toast[] };

const $state = createStore<Toasts>({ last: 0, shown: [] }, { name: 'toasts' })
  .on(toastShown, ({ last, shown }, notice) => ({
    last: last + 1,
    shown: [...shown, { ...notice, id: last + 1 }],
  }))
  .on(toastDismissed, (state, id) =>
    state.shown.some((toast) => toast.id === id)
      ? { ...state, shown: state.shown.filter((toast) => toast.id !== id) }
      : state,
  );

/** Oldest first. How many of them are seen at once is for the region that shows them. */
export const $toasts = $state.map(({ shown }) => shown);

/** What the action's button calls. The action is an event of whoever showed the toast, known only at run time. */
export const bindAction = ({ chosen }: NonNullable<Notice['action']>, scope: Scope | null): (() => void) =>
  scopeBind(chosen, { scope: scope ?? undefined, safe: true });
