import { Link } from '../link';
import { scaleFor } from './scale';
import * as styles from './ranked-bars.css';

export type RankedBar = {
  /** What the bar is about, such as a name. */
  label: string;
  /** Where the label leads. */
  href?: string;
  /** The value; null for none. */
  value: number | null;
  /** What else there is to say, below the bar. */
  note?: string;
};

export type RankedBarsProps = {
  /** What the chart shows. */
  label: string;
  /** The bars, from the top. */
  bars: readonly RankedBar[];
  /** The value of a bar over the whole width, unless one is larger, such as 100 of percentages. */
  most?: number;
  /** Formats a value. */
  format?: (value: number) => string;
};

/** Bars from left to right, one below the other, each with its label and value as text. */
export function RankedBars({ label, bars, most = 0, format = String }: RankedBarsProps) {
  const { heightOf } = scaleFor([most, ...bars.map(({ value }) => value ?? 0)]);
  return (
    <ol className={styles.list} aria-label={label}>
      {bars.map(({ label: name, href, value, note }, index) => (
        <li key={`${index}-${name}`} className={styles.row}>
          <span className={styles.name} dir="auto">
            {href === undefined ? (
              name
            ) : (
              <Link href={href} variant="quiet">
                {name}
              </Link>
            )}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ width: `${heightOf(value ?? 0)}%` }} />
          </span>
          <b className={styles.value}>{value === null ? '–' : format(value)}</b>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
