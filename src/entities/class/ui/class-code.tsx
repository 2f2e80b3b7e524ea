import { pageOrigin } from '@/shared/first-view';
import { useUnit } from 'effector-react';
import { Copy, QrCode as QrMark } from 'lucide';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { QrCode } from '@/shared/ui/qr-code';
import { codeCopyRequested, joinAddress, writtenCode } from '../model/class-code';
import { classTitle } from '../model/class-face';
import { PrintCode } from './print-code';
import * as styles from './class-code.css';

export type ClassCodeProps = {
  name: string;
  subject: string;
  code: string;
  /** `lg` to show to a class, `sm` beside the name of the class. */
  size?: 'sm' | 'lg';
};

/** The code of a class, which can be copied and shown as a QR code. */
export function ClassCode({ name, subject, code, size = 'sm' }: ClassCodeProps) {
  const copy = useUnit(codeCopyRequested);
  const [isShown, setShown] = useState(false);
  const title = classTitle({ name, subject });
  return (
    <div className={styles.line}>
      <span>
        <span className={styles.label}>Class code</span>
        <span className={styles.code[size]}>{writtenCode(code)}</span>
      </span>
      <IconButton label={`Copy the code of ${title}`} icon={Copy} size="sm" onClick={() => copy(code)} />
      <IconButton
        label={`Show the QR code of ${title}`}
        icon={QrMark}
        size="sm"
        onClick={() => setShown(true)}
      />
      <Dialog
        open={isShown}
        onClose={() => setShown(false)}
        title={`Join ${title}`}
        description="Students scan this, or enter the code when they join."
        actions={
          <>
            <PrintCode title={title} code={code} />
            <Button onClick={() => setShown(false)}>Close</Button>
          </>
        }
      >
        <div className={styles.board}>
          <QrCode text={joinAddress(pageOrigin(), code)} label={`QR code to join ${title}`} />
          <p className={styles.code.lg}>{writtenCode(code)}</p>
        </div>
      </Dialog>
    </div>
  );
}
