import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { aligns, gaps, stack } from './stack.css';

export type StackProps = {
  /** What stands under each other. */
  children: ReactNode;
  /** The space between, as a step of 4 px. */
  gap?: Space;
  /** Where narrower children stand. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The element it is, where meaning asks for one. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'main' | 'aside';
  /** The name of the region it is. */
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
};

/** Sets its children under each other with one space between them. */
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
