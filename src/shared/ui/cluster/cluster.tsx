import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { cluster, gaps } from './cluster.css';

export type ClusterProps = {
  /** The children of the row. */
  children: ReactNode;
  /** The gap, in steps of 4 px. */
  gap?: Space;
  /** The vertical alignment of the children. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** The horizontal alignment of the children. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether the row wraps; true by default. */
  wrap?: boolean;
  /** The HTML element, for semantics. */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  /** The name of the group, for screen readers. */
  label?: string;
};

/** Lays out its children in a row that wraps. */
export function Cluster({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  label,
}: ClusterProps) {
  return (
    <Element
      className={classes(cluster({ align, justify, wrap }), gaps[gap])}
      aria-label={label}
      role={label && Element === 'div' ? 'group' : undefined}
    >
      {children}
    </Element>
  );
}
