import { useUnit } from 'effector-react';
import { Menu } from 'lucide';
import { lazy, Suspense } from 'react';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { type menuOf, splitForPhone } from '../model/destinations';
import { $moreOpen, moreClosed, moreOpened } from '../model/more';

const DeferredMoreDrawer = lazy(async () => ({ default: (await import('./more-drawer')).MoreDrawer }));

/** The menu of a phone. */
export function PhoneBar({ groups }: { groups: ReturnType<typeof menuOf> }) {
  const { isOpen, open, close } = useUnit({ isOpen: $moreOpen, open: moreOpened, close: moreClosed });
  const { first, rest } = splitForPhone(groups);
  if (rest.length === 0) return <BottomBar items={first} />;
  const isInside = rest.some(({ items }) => items.some(({ current }) => current));
  return (
    <>
      <BottomBar items={[...first, { label: 'More', icon: Menu, current: isInside, onOpen: open }]} />
      {isOpen && (
        <Suspense>
          <DeferredMoreDrawer groups={rest} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
