import { useUnit } from 'effector-react';
import { Outlet, useNavigation } from 'react-router';
import { $online } from '@/shared/lib/network';
import { $navigating } from '@/shared/lib/navigation';
import { LoadingBar } from '@/shared/ui/loading-bar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { DeferredOffer, DeferredToasts } from './deferred-parts';
import { useArrival } from './use-arrival';
import { useScrollMemory } from './use-scroll-memory';

/** The frame of every page. */
export function Root() {
  const { isNavigating, online } = useUnit({ isNavigating: $navigating, online: $online });
  // The router's own state changes in the render that shows the page, so the bar ends with its paint.
  const isLoading = useNavigation().state !== 'idle';
  const announcement = useArrival();
  useScrollMemory();
  return (
    <>
      <LoadingBar busy={isNavigating || isLoading} />
      <Outlet />
      <VisuallyHidden live>{online ? announcement : `${announcement} You’re offline.`}</VisuallyHidden>
      <DeferredToasts />
      <DeferredOffer />
    </>
  );
}
