import { useUnit } from 'effector-react';
import { $online } from '@/shared/lib/network';
import { Banner } from '@/shared/ui/banner';

/** Says while a message is being sent why that takes so long; a call is repeated for some seconds. */
export function SendingOffline({ pending }: { pending: boolean }) {
  const isOnline = useUnit($online);
  if (isOnline || !pending) return null;
  return (
    <Banner urgent title="You’re offline: it waits for the network">
      It’s sent by itself if you’re back in a few seconds. If not, your text stays here, and you send it
      again.
    </Banner>
  );
}
