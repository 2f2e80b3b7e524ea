import type { ReactNode } from 'react';
import { text } from './text.css';

export type TextProps = {
  /** The words. */
  children: ReactNode;
  /** A step of the type scale: 13, 14, 15, 16, 18, 21 or 26 px at the usual font size. */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'inherit';
  /** How prominent it is; `pen` is reserved for marking. */
  tone?: 'inherit' | 'ink' | 'soft' | 'muted' | 'primary' | 'ok' | 'warn' | 'danger' | 'pen';
  /** How bold it is. */
  weight?: 'regular' | 'medium' | 'semi' | 'bold';
  /** Who speaks: the interface, a document, the teacher's hand, or a figure that counts. */
  voice?: 'interface' | 'document' | 'teacher' | 'figure';
  /** Cuts one line that does not fit and ends it in an ellipsis. */
  truncate?: boolean;
  /** The alignment of the lines. */
  align?: 'start' | 'center' | 'end';
  /** The element it is. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'blockquote'
    | 'figcaption';
  /** The id by which something is named or described. */
  id?: string;
  /** The language, where it is not the page's. */
  lang?: string;
};

/** Words in one of the system's voices and sizes. */
export function Text({
  children,
  size = 'md',
  tone = 'inherit',
  weight = 'regular',
  voice = 'interface',
  truncate = false,
  align = 'start',
  as: Element = 'p',
  id,
  lang,
}: TextProps) {
  return (
    <Element id={id} lang={lang} dir="auto" className={text({ size, tone, weight, voice, truncate, align })}>
      {children}
    </Element>
  );
}
