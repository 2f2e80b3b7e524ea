import { useUnit } from 'effector-react';
import { RotateCcw, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { clockOf, wallClock, weekdayOf } from '@/shared/lib/dates';
import { $online, $reaching, $storedAt, connectionTried } from '@/shared/lib/network';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as styles from './offline-bar.css';

type OfflineBarProps = {
  /** Whether the page keeps what is entered, and sends it by itself. */
  sends: boolean;
};

/** Informs the user that the connection is lost, or that the page comes out of this browser. */
export function OfflineBar({ sends }: OfflineBarProps) {
  const { online, storedAt, reaching, tryNow } = useUnit({
    online: $online,
    storedAt: $storedAt,
    reaching: $reaching,
    tryNow: connectionTried,
  });
  const asOf = storedAt === null ? '' : `${weekdayOf(wallClock(storedAt))}, ${clockOf(storedAt)}`;
  if (online) {
    return (
      <Bar
        action={
          <Button size="sm" icon={RotateCcw} onClick={() => location.reload()}>
            Load the newest
          </Button>
        }
      >
        <b>This page is from {asOf}.</b> The server didn’t answer when you opened it.
      </Bar>
    );
  }
  return (
    <Bar
      action={
        <Button size="sm" pending={reaching} onClick={() => tryNow()}>
          Try now
        </Button>
      }
    >
      <b>You’re offline.</b>{' '}
      {sends
        ? 'Keep entering scores: they are kept in this browser, and sent by themselves when you’re back online.'
        : storedAt === null
          ? 'Keep writing: your text stays on this page. Save it when you’re back online.'
          : `This page is from ${asOf}. Keep writing: your text stays in this browser.`}
    </Bar>
  );
}

function Bar({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <span className={styles.icon}>
        <Icon of={WifiOff} size="lg" />
      </span>
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  );
}
