import { createToaster as createStore } from '@ark-ui/react/toast';

/** Timing and distances of toasts, in milliseconds and pixels. */
export const toastTimes = {
  duration: 4000,
  visible: 3,
  gap: 14,
  width: 356,
  swipe: 20,
  removal: 200,
} as const;

/** A toast. */
export type ToastNotice = {
  /** Identifies the toast, so that a second notice with the same id replaces the first. */
  id?: string;
  /** What happened. */
  title: string;
  /** Details, or what to do next. */
  description?: string;
  /** The outcome. */
  tone?: 'ok' | 'info' | 'bad';
  /** An action, such as Undo. */
  action?: { label: string; onSelect: () => void };
  /** Called when the toast is removed, for whatever reason. */
  onGone?: () => void;
};

const types = { ok: 'success', info: 'info', bad: 'error' } as const;

const isHidden = () => typeof document !== 'undefined' && document.hidden;

/** The toasts of a window: show them from anywhere, and pass the object to one `ToastRegion`. */
export function createToaster() {
  const store = createStore({
    placement: 'bottom-end',
    duration: toastTimes.duration,
    max: toastTimes.visible,
    gap: toastTimes.gap,
    removeDelay: toastTimes.removal,
    offsets: '24px',
  });
  return {
    /** Shows a notice and returns its id; a fourth one is queued until one of three is removed. */
    show({ id, title, description, tone = 'info', action, onGone }: ToastNotice) {
      return store.create({
        ...(id === undefined ? {} : { id }),
        title,
        description,
        type: types[tone],
        // A toast that arrives while the tab is hidden stays until the user returns.
        duration: isHidden() ? Infinity : toastTimes.duration,
        action: action && { label: action.label, onClick: action.onSelect },
        onStatusChange: ({ status }) => {
          if (status === 'unmounted') onGone?.();
        },
      });
    },
    /** The tab is hidden: pause all timers. */
    pause: () => store.pause(),
    /** The tab is visible again: resume timers, and start those of toasts that arrived meanwhile. */
    resume() {
      store.resume();
      for (const { id, duration } of store.getVisibleToasts()) {
        if (id !== undefined && duration === Infinity) store.update(id, { duration: toastTimes.duration });
      }
    },
    /** Removes one toast, or all of them. */
    dismiss: (id?: string) => store.dismiss(id),
    /** Replays earlier toasts to a region that subscribes late. */
    catchUp() {
      for (const { id } of store.getVisibleToasts().toReversed()) if (id !== undefined) store.update(id, {});
    },
    /** For `ToastRegion` only. */
    store,
  };
}

export type Toaster = ReturnType<typeof createToaster>;
