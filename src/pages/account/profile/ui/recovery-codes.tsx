import { useUnit } from 'effector-react';
import { Copy, Download, Printer } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { copyRequested, downloadRequested, printRequested } from '../model/recovery-codes';
import * as styles from './factor-dialogs.css';

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const on = useUnit({
    copy: copyRequested,
    download: downloadRequested,
    print: printRequested,
  });
  return (
    <>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Cluster gap={3}>
        <Button size="sm" icon={Copy} onClick={() => on.copy()}>
          Copy
        </Button>
        <Button size="sm" icon={Download} onClick={() => on.download()}>
          Download
        </Button>
        <Button size="sm" icon={Printer} onClick={() => on.print()}>
          Print
        </Button>
      </Cluster>
    </>
  );
}
