import { encode } from 'uqr';
import * as styles from './qr-code.css';

export type QrCodeProps = {
  /** The encoded text, usually a URL. */
  text: string;
  /** The accessible name: what scanning it does. */
  label: string;
};

/** The width of the empty frame that scanners need, in modules. */
const FRAME = 4;

/** A QR code, dark on light in every theme so that cameras can read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: FRAME });
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={data.map(pathOfRow).join('')} />
    </svg>
  );
}

const pathOfRow = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
