import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { aligns, gaps, stack } from './stack.css';

export type StackProps = {
  /** The stacked children. */
  children: ReactNode;
  /** The gap, in steps of 4 px. */
  gap?: Space;
  /** The alignment of narrower children. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The HTML element, for semantics. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'main' | 'aside';
  /** The accessible name, if it is a region. */
  label?: string;
  /** The id of its heading, if it is a region. */
  labelledBy?: string;
};

/** Lays out its children in a column with equal gaps. */
export function Stack({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  label,
  labelledBy,
}: StackProps) {
  return (
    <Element
      className={classes(stack, gaps[gap], aligns[align])}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
