import { Anchor } from '../private/anchor';
import { BrandMark } from './brand-mark';
import { brand, word } from './brand.css';

export type BrandProps = {
  /** Where the mark leads: the person's own home. */
  href: string;
  /** Shows the mark alone, for the slim rail. */
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
