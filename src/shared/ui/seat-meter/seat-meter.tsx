import * as styles from './seat-meter.css';

export type SeatMeterProps = {
  /** The seats in use. */
  used: number;
  /** All seats. */
  total: number;
  /** What the seats belong to, such as the plan. */
  note?: string;
};

/** More pegs than this would have no width left. */
const MOST_PEGS = 60;

/** The seats of a plan as pegs, one per student in groups of ten, or one per ten students of a school. */
export function SeatMeter({ used, total, note }: SeatMeterProps) {
  const perPeg = total > MOST_PEGS ? Math.max(10, Math.ceil(total / MOST_PEGS)) : 1;
  return (
    <div className={styles.meter}>
      <div className={styles.caption}>
        <span>
          <b className={styles.figure}>{used}</b> of {total} seats
        </span>
        {note ? <span>{note}</span> : null}
      </div>
      <div
        className={styles.pegs}
        role="meter"
        aria-label="Seats"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={used}
        aria-valuetext={`${used} of ${total} used`}
      >
        {Array.from({ length: Math.ceil(total / perPeg) }, (_, peg) => (
          <i key={peg} className={styles.peg} data-used={peg * perPeg < used || undefined} />
        ))}
      </div>
    </div>
  );
}
