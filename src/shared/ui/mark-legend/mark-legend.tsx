import * as styles from './mark-legend.css';

export type MarkLegendProps = {
  /** The pass mark in percent; lower scores are underlined. */
  enough: number;
  /** What missing work does to a total. */
  missing?: string;
  /** A hint on how to use the grid. */
  hint?: string;
};

/** The legend of a mark book, in which each mark has a shape as well as a colour. */
export function MarkLegend({ enough, missing = 'Missing, counts as 0', hint }: MarkLegendProps) {
  const marks = [
    { sign: <span className={styles.ring} />, meaning: 'Handed in, to grade' },
    { sign: <b className={styles.letter}>L</b>, meaning: 'Late' },
    { sign: <b className={styles.letter}>M</b>, meaning: missing },
    { sign: <em className={styles.excused}>Ex</em>, meaning: 'Excused, left out' },
    { sign: <span className={styles.low}>14</span>, meaning: `Below ${enough}%` },
    { sign: <span className={styles.hidden}>14</span>, meaning: 'Not returned yet' },
    { sign: <s className={styles.dropped}>14</s>, meaning: 'Dropped, not counted' },
    { sign: '–', meaning: 'Nothing to count yet' },
  ];
  return (
    <div className={styles.legend}>
      <ul className={styles.list} aria-label="Marks">
        {marks.map(({ sign, meaning }) => (
          <li key={meaning} className={styles.mark}>
            <span aria-hidden="true">{sign}</span>
            {meaning}
          </li>
        ))}
      </ul>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}
