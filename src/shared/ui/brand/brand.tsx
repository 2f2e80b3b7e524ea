import { Anchor } from '../private/anchor';
import { BrandMark } from './brand-mark';
import { brand, word } from './brand.css';

export type BrandProps = {
  /** The link of the mark: the user's home. */
  href: string;
  /** Shows only the mark, for the slim rail. */
  compact?: boolean;
};

/** The mark is the page itself: a margin and a head rule crossing into an L. */
export function Brand({ href, compact = false }: BrandProps) {
  return (
    <Anchor className={brand} href={href} aria-label="Lectern, home">
      <BrandMark />
      {compact ? null : <span className={word}>Lectern</span>}
    </Anchor>
  );
}
