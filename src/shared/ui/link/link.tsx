import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon';
import { Anchor } from '../private/anchor';
import { link, mark } from './link.css';

export type LinkProps = {
  /** Where it goes, in words that stand alone. */
  children: ReactNode;
  /** A path of the app or a whole address. */
  href: string;
  /** `text` is underlined; `quiet` takes the colour around it, for names in lists and crumbs; `pen` leads to marking. */
  variant?: 'text' | 'quiet' | 'pen';
  /** Stands on its own line or row, not in a sentence: grows to 44 px on touch. */
  standalone?: boolean;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** For a file to keep: its name. */
  download?: string;
  /** Marks the page the person is on. */
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
