import type { IconNode } from 'lucide';
import { createElement, memo } from 'react';
import { icon } from './icon.css';

/** An icon of lucide, passed as imported: `icon={Search}`. */
export type IconShape = IconNode;

export type IconProps = {
  /** The lucide icon to draw. */
  of: IconShape;
  /** The size: 14, 16, 18, 20 or 24 px at the default font size. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Fills the shape, as a favourite's star. */
  filled?: boolean;
  /** The accessible name, if no text beside the icon has the meaning; without it the icon is decorative. */
  label?: string;
};

/** A lucide icon in the sizes and line widths of the design system. */
export const Icon = memo(function Icon({ of: shape, size = 'md', filled = false, label }: IconProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', className: icon({ size, filled }), ...role },
    ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
  );
});
