import type { ReactNode } from 'react';
import { classes } from '../private/classes';
import type { Space } from '../private/space';
import { cluster, gaps } from './cluster.css';

export type ClusterProps = {
  /** The children of the row. */
  children: ReactNode;
  /** The space between, as a step of 4 px. */
  gap?: Space;
  /** How children of different heights line up. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** How the row is aligned if there is space left. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether the row wraps; true by default. */
  wrap?: boolean;
  /** The HTML element, for semantics. */
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  /** The name of the group, for screen readers. */
  label?: string;
};

/** Sets its children beside each other and wraps them when the row is full. */
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
