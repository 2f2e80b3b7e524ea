import { createEvent, createStore, type EventCallable, sample, type Scope, scopeBind } from 'effector';
import { problemOf } from '../../api';

export type Notice = {
  /** `bad` for a failure. */
  tone: 'ok' | 'info' | 'bad';
  title: string;
  description?: string;
  /** An action such as Undo. */
  action?: { label: string; chosen: EventCallable<void> };
  /** Undo of one thing, whatever was done since: `given` says which. */
  undo?: { chosen: EventCallable<string>; given: string };
};

export type Toast = Notice & { id: number };

export const toastShown = createEvent<Notice>();
export const toastDismissed = createEvent<number>();
/** Shows why a call failed, in the server's words. */
export const failureShown = createEvent<{ error: unknown }>();

sample({
  clock: failureShown,
  fn: ({ error }) => {
    const { message, fields } = problemOf(error);
    // Here is no field beside which its sentence could stand.
    return { tone: 'bad' as const, title: Object.values(fields).flat()[0] ?? message };
  },
  target: toastShown,
});

/** One sentence needs one toast, unless each undoes a thing of its own. */
const saysTheSame = (toast: Toast, { tone, title, undo }: Notice): boolean =>
  undo === undefined && toast.undo === undefined && toast.tone === tone && toast.title === title;

type Toasts = { last: number; shown: readonly Toast[] };

const $state = createStore<Toasts>({ last: 0, shown: [] }, { name: 'toasts' })
  .on(toastShown, ({ last, shown }, notice) => ({
    last: last + 1,
    shown: [...shown.filter((toast) => !saysTheSame(toast, notice)), { ...notice, id: last + 1 }],
  }))
  .on(toastDismissed, (state, id) =>
    state.shown.some((toast) => toast.id === id)
      ? { ...state, shown: state.shown.filter((toast) => toast.id !== id) }
      : state,
  );

/** Oldest first. The region decides how many are visible at once. */
export const $toasts = $state.map(({ shown }) => shown);

/** Calls the action of a toast: an event of the caller, known only at run time. */
export const bindAction = ({ chosen }: NonNullable<Notice['action']>, scope: Scope | null): (() => void) =>
  scopeBind(chosen, { scope: scope ?? undefined, safe: true });

/** The same for the undo of one thing. */
export function bindUndo({ chosen, given }: NonNullable<Notice['undo']>, scope: Scope | null): () => void {
  const undo = scopeBind(chosen, { scope: scope ?? undefined, safe: true });
  return () => undo(given);
}
