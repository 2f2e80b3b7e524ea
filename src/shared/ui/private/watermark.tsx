import { useId } from 'react';
import * as styles from './watermark.css';

const LETTER = 34;
const LINE = 260;

/** Words across a page, again and again, above its text and too light to hide it. The caller also says them in plain text. */
export function Watermark({ text }: { text: string }) {
  const id = useId();
  const width = (text.length + 4) * LETTER;
  return (
    <svg className={styles.watermark} aria-hidden="true">
      <pattern
        id={id}
        width={width}
        height={LINE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-35)"
      >
        <text className={styles.words} x={width / 2} y={LINE / 2} textAnchor="middle">
          {text}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
