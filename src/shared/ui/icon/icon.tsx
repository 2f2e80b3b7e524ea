import type { IconNode } from 'lucide';
import { memo } from 'react';
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

const drawn = new WeakMap<IconShape, { __html: string }>();

/**
 * The shapes as markup: a page has some fifty icons, whose shapes React would otherwise render and hydrate one by one. They
 * come from lucide alone, so nothing needs escaping.
 */
function draw(shape: IconShape): { __html: string } {
  const known = drawn.get(shape);
  if (known) return known;
  const written = shape.map(([tag, attributes]) => {
    const values = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${values.join('')}></${tag}>`;
  });
  const markup = { __html: written.join('') };
  drawn.set(shape, markup);
  return markup;
}

/** A lucide icon in the sizes and line widths of the design system. */
export const Icon = memo(function Icon({ of: shape, size = 'md', filled = false, label }: IconProps) {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const look = icon({ size, filled });
  return <svg viewBox="0 0 24 24" className={look} {...role} dangerouslySetInnerHTML={draw(shape)} />;
});
