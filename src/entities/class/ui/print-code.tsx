import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageOrigin } from '@/shared/first-view';
import { Button } from '@/shared/ui/button';
import { PrintSheet } from '@/shared/ui/print-sheet';
import { QrCode } from '@/shared/ui/qr-code';
import { codePrintRequested, joinAddress, writtenCode } from '../model/class-code';
import * as styles from './print-code.css';

export type PrintCodeProps = {
  /** The title of the class. */
  title: string;
  code: string;
};

/** Prints a sheet for the wall: the code of a class, its address and its QR code. */
export function PrintCode({ title, code }: PrintCodeProps) {
  const print = useUnit(codePrintRequested);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting, print]);
  const address = joinAddress(pageOrigin(), code);
  return (
    <>
      <Button size="sm" icon={Printer} onClick={() => setPrinting(true)}>
        Print
      </Button>
      {isPrinting
        ? createPortal(
            <div className={styles.sheet}>
              <PrintSheet title={`Join ${title}`} subtitle="Scan the QR code, or open the address.">
                <div className={styles.board}>
                  <p className={styles.code}>{writtenCode(code)}</p>
                  <div className={styles.picture}>
                    <QrCode text={address} label={`QR code to join ${title}`} />
                  </div>
                  <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
                </div>
              </PrintSheet>
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
