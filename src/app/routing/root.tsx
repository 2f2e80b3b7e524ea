import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { Outlet } from 'react-router';
import { $requestsInFlight } from '@/shared/api';
import { $online } from '@/shared/lib/network';
import { $navigating } from '@/shared/lib/navigation';
import { LoadingBar } from '@/shared/ui/loading-bar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { LateOffer, LateToasts } from './late-parts';
import { useArrival } from './use-arrival';
import { useScrollMemory } from './use-scroll-memory';

const $busy = combine($navigating, $requestsInFlight, (navigating, requests) => navigating || requests > 0);

/** The frame of every page. */
export function Root() {
  const { busy, online } = useUnit({ busy: $busy, online: $online });
  const announcement = useArrival();
  useScrollMemory();
  return (
    <>
      <LoadingBar busy={busy} />
      <Outlet />
      <VisuallyHidden live>{online ? announcement : `${announcement} You’re offline.`}</VisuallyHidden>
      <LateToasts />
      <LateOffer />
    </>
  );
}
