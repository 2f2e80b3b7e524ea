import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { filled, gaps, grid, widths } from './grid.css';

export type GridProps = {
  /** What stands in the cells. */
  children: ReactNode;
  /** The least width of a cell: 8, 12, 16, 22 or 30 rem. As many fit in a row as there is room for. */
  min?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The space between, as a step of 4 px. */
  gap?: Space;
  /** Lets few children share the whole row, where otherwise room for more is kept. */
  fill?: boolean;
  /** The element it is, where meaning asks for one. */
  as?: 'div' | 'ul' | 'ol';
};

/** Sets its children in columns of equal width, fewer on a narrow screen. */
export function Grid({ children, min = 'md', gap = 6, fill = false, as: Element = 'div' }: GridProps) {
  return <Element className={classes(grid, (fill ? filled : widths)[min], gaps[gap])}>{children}</Element>;
}
