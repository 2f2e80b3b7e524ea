import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { filled, gaps, grid, widths } from './grid.css';

export type GridProps = {
  /** The content of the cells. */
  children: ReactNode;
  /** The minimum width of a cell: 8, 12, 16, 22 or 30 rem. It determines the number of columns. */
  min?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The gap, in steps of 4 px. */
  gap?: Space;
  /** Stretches the cells of an incomplete row across it, instead of leaving empty columns. */
  fill?: boolean;
  /** The HTML element, for semantics. */
  as?: 'div' | 'ul' | 'ol';
};

/** Lays out its children in columns of equal width, fewer on a narrow screen. */
export function Grid({ children, min = 'md', gap = 6, fill = false, as: Element = 'div' }: GridProps) {
  return <Element className={classes(grid, (fill ? filled : widths)[min], gaps[gap])}>{children}</Element>;
}
