import { encode } from 'uqr';
import type { QrCodeProps } from './qr-code';
import * as styles from './qr-code.css';

/** The width of the empty frame that scanners need, in modules. */
const FRAME = 4;

/** The code as a drawing. */
export function QrDrawing({ text, label }: QrCodeProps) {
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
