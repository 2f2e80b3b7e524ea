import { createDeferred } from '../../deferred';
import * as styles from './qr-code.css';

export type QrCodeProps = {
  /** The encoded text, usually a URL. */
  text: string;
  /** The accessible name: what scanning it does. */
  label: string;
};

const { Deferred: DeferredDrawing } = createDeferred<QrCodeProps>(
  async () => (await import('./qr-drawing')).QrDrawing,
);

/** A QR code, dark on light in every theme so that cameras can read it. */
export function QrCode(props: QrCodeProps) {
  return <DeferredDrawing fallback={<div className={styles.code} />} props={props} />;
}
