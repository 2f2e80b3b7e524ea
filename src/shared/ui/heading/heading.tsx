import type { ReactNode } from 'react';
import { heading } from './heading.css';

export type HeadingProps = {
  /** The text. */
  children: ReactNode;
  /** The heading level. */
  level: 1 | 2 | 3 | 4;
  /** A step of the type scale, 16 to 60 px; each level has a default. */
  size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl' | '5xl';
  /** How prominent it is; `pen` is reserved for marking. */
  tone?: 'ink' | 'soft' | 'pen';
  /** An id, so that a region can refer to it. */
  id?: string;
  /** Makes it focusable by script, as after a navigation. */
  focusable?: boolean;
};

const usual = { 1: '4xl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

/** The heading of a page or of a part of it. */
export function Heading({
  children,
  level,
  size = usual[level],
  tone = 'ink',
  id,
  focusable = false,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} dir="auto" className={heading({ size, tone })} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  );
}
