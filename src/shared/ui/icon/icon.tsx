import type { LucideIcon } from 'lucide-react';
import { icon } from './icon.css';

/** An icon component of lucide, passed as imported: `icon={Search}`. */
export type IconShape = LucideIcon;

export type IconProps = {
  /** The lucide icon to draw. */
  of: IconShape;
  /** 14, 16, 18, 20 or 24 px at the usual font size. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Fills the shape, as a favourite's star. */
  filled?: boolean;
  /** Its accessible name, if no text beside it says the same; without it the icon is decorative. */
  label?: string;
};

/** A lucide icon in the system's line weight and sizes. */
export function Icon({ of: Shape, size = 'md', filled = false, label }: IconProps) {
  return (
    <Shape
      className={icon({ size, filled })}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
