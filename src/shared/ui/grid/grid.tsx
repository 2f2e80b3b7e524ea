import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { filled, gaps, grid, widths } from './grid.css';

export type GridProps = {
  /** The content of the cells. */
  children: ReactNode;
  /** The least width of a cell: 8, 12, 16, 22 or 30 rem. As many fit in a row as there is room for. */
  min?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The space between, as a step of 4 px. */
  gap?: Space;
  /** Stretches few children across the row instead of leaving empty columns. */
  fill?: boolean;
  /** The HTML element, for semantics. */
  as?: 'div' | 'ul' | 'ol';
};

/** Sets its children in columns of equal width, fewer on a narrow screen. */
export function Grid({ children, min = 'md', gap = 6, fill = false, as: Element = 'div' }: GridProps) {
  return <Element className={classes(grid, (fill ? filled : widths)[min], gaps[gap])}>{children}</Element>;
}
