import { useUnit } from 'effector-react';
import { WifiOff } from 'lucide';
import { $reaching, connectionTried } from '@/shared/lib/network';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import * as styles from './offline-bar.css';

/** Informs the user that the connection is lost, and checks it on request. */
export function OfflineBar() {
  const { reaching, tryNow } = useUnit({ reaching: $reaching, tryNow: connectionTried });
  return (
    <div className={styles.bar}>
      <span className={styles.icon}>
        <Icon of={WifiOff} size="lg" />
      </span>
      <span className={styles.words}>
        <b>You’re offline.</b> Keep writing: your text stays on this page. Save it when you’re back online.
      </span>
      <Button size="sm" pending={reaching} onClick={() => tryNow()}>
        Try now
      </Button>
    </div>
  );
}
