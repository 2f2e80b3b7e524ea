import { ExternalLink } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import { link, mark } from './link.css';

export type LinkProps = {
  /** The text, which must make sense out of context. */
  children: ReactNode;
  /** A path of the application, or a full URL. */
  href: string;
  /** `text` is underlined, `quiet` inherits the colour (for names in lists), `pen` links to marking. */
  variant?: 'text' | 'quiet' | 'pen';
  /** For a link outside running text: 44 px high on touch screens. */
  standalone?: boolean;
  /** Makes the whole row clickable; the row must be `position: relative`. */
  stretched?: boolean;
  /** Opens in a new tab, which screen readers announce. */
  external?: boolean;
  /** For a download: the file name. */
  download?: string;
  /** Marks the current page. */
  current?: boolean;
  /** Called on a click, before the navigation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A link to a page or a download. */
export function Link({
  children,
  href,
  variant = 'text',
  standalone = false,
  stretched = false,
  external,
  download,
  current,
  onClick,
}: LinkProps) {
  return (
    <a
      className={link({ variant, standalone, stretched })}
      href={href}
      download={download}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
      {external && (
        <span className={mark}>
          <Icon of={ExternalLink} size="xs" label="(opens in a new tab)" />
        </span>
      )}
    </a>
  );
}
