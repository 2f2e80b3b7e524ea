import { BrandMark } from './brand-mark';
import { brand, word } from './brand.css';

export type BrandProps = {
  /** The URL of the user’s home page. */
  href: string;
  /** Shows only the mark, for the slim rail. */
  compact?: boolean;
};

/** The logo: the margin rule and head rule of a page cross and form an L. */
export function Brand({ href, compact = false }: BrandProps) {
  return (
    <a className={brand} href={href} aria-label="Lectern, home">
      <BrandMark />
      {compact ? null : <span className={word}>Lectern</span>}
    </a>
  );
}
