import { Anchor } from '../private/anchor';
import { useOpenTabInSight } from './open-tab';
import * as styles from './tabs.css';

export type TabLink = {
  /** A word or two. */
  label: string;
  /** The page it leads to. */
  href: string;
  /** Whether this is the current page. */
  current?: boolean;
  /** How many things are there. */
  count?: number;
};

export type TabLinksProps = {
  /** Names the group of pages. */
  label: string;
  /** The pages, in order. */
  links: readonly TabLink[];
};

/** Links that look like tabs and lead to pages, such as the parts of an account. */
export function TabLinks({ label, links }: TabLinksProps) {
  const row = useOpenTabInSight<HTMLElement>(links.find(({ current }) => current)?.href);
  return (
    <nav ref={row} className={styles.list} aria-label={label}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          className={styles.tab}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.label}
          {link.count === undefined ? null : <span className={styles.count}>{link.count}</span>}
        </Anchor>
      ))}
    </nav>
  );
}
