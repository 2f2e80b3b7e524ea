import type { ReactNode } from 'react';
import { card } from './card.css';

export type CardProps = {
  /** The content. */
  children: ReactNode;
  /** A `sheet` is a page bound at its left edge, a `panel` frames a part of a page, a `well` is inset. */
  surface?: 'sheet' | 'panel' | 'well';
  /** The padding: 0, 16, 24 or 32 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The HTML element. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** The accessible name, if it is a region of the page. */
  label?: string;
};

/** A surface for content. */
export function Card({ children, surface = 'panel', padding = 'md', as: Element = 'div', label }: CardProps) {
  return (
    <Element className={card({ surface, padding })} aria-label={label}>
      {children}
    </Element>
  );
}
