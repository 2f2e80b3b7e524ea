import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import { Anchor } from '../private/anchor';
import { link, mark } from './link.css';

export type LinkProps = {
  /** The text, which makes sense without its context. */
  children: ReactNode;
  /** A path of the app or a whole address. */
  href: string;
  /** `text` is underlined; `quiet` takes the colour around it, for names in lists and crumbs; `pen` leads to marking. */
  variant?: 'text' | 'quiet' | 'pen';
  /** For a link outside running text: grows to 44 px on touch screens. */
  standalone?: boolean;
  /** Opens in a new tab and announces that. */
  external?: boolean;
  /** For a download: the file name. */
  download?: string;
  /** Marks the current page. */
  current?: boolean;
  /** Called on a click, before it is followed. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Goes somewhere. */
export function Link({
  children,
  href,
  variant = 'text',
  standalone = false,
  external,
  download,
  current,
  onClick,
}: LinkProps) {
  return (
    <Anchor
      className={link({ variant, standalone })}
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
    </Anchor>
  );
}
