import { encode } from 'uqr';
import { qrCode } from './factor-dialogs.css';

type QrCodeProps = {
  /** What it holds. */
  text: string;
  /** Its accessible name. */
  label: string;
};

/** A QR code, dark on light in every theme, because some scanners read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={qrCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={modules.join('')} />
    </svg>
  );
}
