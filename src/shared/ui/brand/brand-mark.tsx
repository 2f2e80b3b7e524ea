import * as styles from './brand.css';

export type BrandMarkProps = {
  /** 26 px beside the name, 32 or 40 px above a title. */
  size?: 'md' | 'lg' | 'xl';
};

/** The mark alone, as decoration: the margin rule and head rule of a page cross and form an L. */
export function BrandMark({ size = 'md' }: BrandMarkProps) {
  return (
    <svg className={styles.mark[size]} viewBox="0 0 28 28" aria-hidden="true">
      <path
        className={styles.page}
        d="M3 1.5h17.5a6 6 0 0 1 6 6v13a6 6 0 0 1-6 6H3a1.5 1.5 0 0 1-1.5-1.5V3A1.5 1.5 0 0 1 3 1.5z"
      />
      <path className={styles.rules} d="M9.5 1.5v25M1.5 19.5h25" />
      <path className={styles.letter} d="M9.5 6v13.5h11.5" />
    </svg>
  );
}
