import * as styles from './seat-meter.css';

export type SeatMeterProps = {
  /** The seats in use. */
  used: number;
  /** All seats. */
  total: number;
  /** What the seats belong to, such as the plan. */
  note?: string;
};

/** The seats of a plan as pegs, one per student, in groups of ten. */
export function SeatMeter({ used, total, note }: SeatMeterProps) {
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
        {Array.from({ length: total }, (_, seat) => (
          <i key={seat} className={styles.peg} data-used={seat < used || undefined} />
        ))}
      </div>
    </div>
  );
}
