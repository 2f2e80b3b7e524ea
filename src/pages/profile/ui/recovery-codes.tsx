import { useUnit } from 'effector-react';
import { Copy, Download, Printer } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Dialog } from '@/shared/ui/dialog';
import { dialogClosed } from '../model/factor-dialog';
import { copyRequested, downloadRequested, printRequested } from '../model/recovery-codes';
import * as styles from './factor-dialogs.css';

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const on = useUnit({
    close: dialogClosed,
    copy: copyRequested,
    download: downloadRequested,
    print: printRequested,
  });
  return (
    <Dialog
      open
      onClose={() => on.close()}
      role="alertdialog"
      title="Save your recovery codes"
      description="Each signs you in once if you lose your device. They won’t be shown again."
      actions={
        <Button variant="primary" onClick={() => on.close()}>
          I’ve saved them
        </Button>
      }
    >
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
    </Dialog>
  );
}
