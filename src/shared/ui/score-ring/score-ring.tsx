import * as styles from './score-ring.css';

export type ScoreRingProps = {
  /** The points. */
  score: number;
  /** The maximum points. */
  outOf: number;
};

// Two hand-drawn rings, which alternate.
const rings = [
  'M47 5.5C25 3 5 14.5 5 33.500S22 62 45 61.500 81.500 49 81 31 63 5.500 38 7.500',
  'M41 6C20 6.500 3.500 19 5.500 36s19.500 25.500 41.500 24S82 46 80 28.500 60 3.500 36 6.500',
];

/** A mark in a red, hand-drawn ring. */
export function ScoreRing({ score, outOf }: ScoreRingProps) {
  return (
    <span className={styles.ring} role="img" aria-label={`${score} out of ${outOf}`}>
      <svg className={styles.stroke} viewBox="0 0 86 66" preserveAspectRatio="none" aria-hidden="true">
        <path d={rings[Math.round(score) % rings.length]} />
      </svg>
      <span className={styles.numbers} aria-hidden="true" dir="ltr">
        {score}
        <small className={styles.most}>/{outOf}</small>
      </span>
    </span>
  );
}
