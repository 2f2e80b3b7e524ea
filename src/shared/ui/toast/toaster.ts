import { createToaster as createStore } from '@ark-ui/react/toast';

/** How toasts come and go: milliseconds and pixels. */
export const toastTimes = {
  duration: 4000,
  visible: 3,
  gap: 14,
  width: 356,
  swipe: 20,
  removal: 200,
} as const;

/** What happened, in a sentence. */
export type ToastNotice = {
  /** Names the toast, so that a second notice with the same name replaces the first. */
  id?: string;
  /** What happened. */
  title: string;
  /** What it means, or what to do next. */
  description?: string;
  /** How it ended. */
  tone?: 'ok' | 'info' | 'bad';
  /** A way back or onwards, such as Undo. */
  action?: { label: string; onSelect: () => void };
  /** Called once the toast is gone, whoever removed it. */
  onGone?: () => void;
};

const types = { ok: 'success', info: 'info', bad: 'error' } as const;

const isHidden = () => typeof document !== 'undefined' && document.hidden;

/** The toasts of one window: show them from anywhere, and hand the object to one `ToastRegion`. */
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
    /** Shows a notice; a fourth waits until one of three has gone. Answers its id. */
    show({ id, title, description, tone = 'info', action, onGone }: ToastNotice) {
      return store.create({
        ...(id === undefined ? {} : { id }),
        title,
        description,
        type: types[tone],
        // What comes while nobody looks waits for the person to come back.
        duration: isHidden() ? Infinity : toastTimes.duration,
        action: action && { label: action.label, onClick: action.onSelect },
        onStatusChange: ({ status }) => {
          if (status === 'unmounted') onGone?.();
        },
      });
    },
    /** The person left the tab: no time runs. */
    pause: () => store.pause(),
    /** The person is back: time runs on, and begins for what came meanwhile. */
    resume() {
      store.resume();
      for (const { id, duration } of store.getVisibleToasts()) {
        if (id !== undefined && duration === Infinity) store.update(id, { duration: toastTimes.duration });
      }
    },
    /** Removes one toast, or all of them. */
    dismiss: (id?: string) => store.dismiss(id),
    /** Tells the region, as it begins to listen, of what was shown a moment before. */
    catchUp() {
      for (const { id } of store.getVisibleToasts().toReversed()) if (id !== undefined) store.update(id, {});
    },
    /** For `ToastRegion` alone. */
    store,
  };
}

export type Toaster = ReturnType<typeof createToaster>;
