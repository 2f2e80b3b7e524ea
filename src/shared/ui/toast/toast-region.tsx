import { Toaster as ToastGroup } from '@ark-ui/react/toast';
import { useEffect } from 'react';
import { ToastCard } from './toast-card';
import { region } from './toast.css';
import type { Toaster } from './toaster';

export type ToastRegionProps = {
  /** The toasts to show. */
  toaster: Toaster;
};

/** Shows the toasts at the bottom right, above everything else. Use one per window, at the root. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  useCatchUp(toaster);
  usePauseWhileHidden(toaster);
  return (
    <ToastGroup toaster={toaster.store} className={region}>
      {(toast) => <ToastCard key={toast.id} toast={toast} />}
    </ToastGroup>
  );
}

// The library subscribes after it has read the toasts, so it misses those shown by an effect of the first render.
function useCatchUp(toaster: Toaster) {
  useEffect(() => queueMicrotask(toaster.catchUp), [toaster]);
}

// The library detects a hidden tab but doesn't pause its timers.
function usePauseWhileHidden(toaster: Toaster) {
  useEffect(() => {
    const follow = () => (document.hidden ? toaster.pause() : toaster.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [toaster]);
}
