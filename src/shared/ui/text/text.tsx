import type { ReactNode } from 'react';
import { text } from './text.css';

export type TextProps = {
  /** The text. */
  children: ReactNode;
  /** The size: 13, 14, 15, 16, 18, 21 or 26 px at the default font size. */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'inherit';
  /** How prominent it is; `pen` is reserved for marking. */
  tone?: 'inherit' | 'ink' | 'soft' | 'muted' | 'primary' | 'ok' | 'warn' | 'danger' | 'pen';
  /** How bold it is. */
  weight?: 'regular' | 'medium' | 'semi' | 'bold';
  /** The typeface: of the interface, a document, the teacher's handwriting, or numbers. */
  voice?: 'interface' | 'document' | 'teacher' | 'figure';
  /** Truncates the text to one line with an ellipsis. */
  truncate?: boolean;
  /** The alignment of the lines. */
  align?: 'start' | 'center' | 'end';
  /** The HTML element. */
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
  /** An id, so that another element can refer to it. */
  id?: string;
  /** The language, if it differs from that of the page. */
  lang?: string;
};

/** Text in a typeface and size of the design system. */
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
