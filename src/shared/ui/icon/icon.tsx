import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { icon } from './icon.css';

/** An icon component of lucide, passed as imported: `icon={Search}`. */
export type IconShape = LucideIcon;

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
export const Icon = memo(function Icon({ of: Shape, size = 'md', filled = false, label }: IconProps) {
  return (
    <Shape
      className={icon({ size, filled })}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
});
