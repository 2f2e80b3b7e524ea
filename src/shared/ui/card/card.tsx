import type { ReactNode } from 'react';
import { card } from './card.css';

export type CardProps = {
  /** What it holds. */
  children: ReactNode;
  /** A `sheet` is a page, bound at its left edge; a `panel` frames a part of one; a `well` is sunk into it. */
  surface?: 'sheet' | 'panel' | 'well';
  /** The space inside: 0, 16, 24 or 32 px. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The element it is. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Names it, when it is a region of the page. */
  label?: string;
};

/** A surface to put things on. */
export function Card({ children, surface = 'panel', padding = 'md', as: Element = 'div', label }: CardProps) {
  return (
    <Element className={card({ surface, padding })} aria-label={label}>
      {children}
    </Element>
  );
}
