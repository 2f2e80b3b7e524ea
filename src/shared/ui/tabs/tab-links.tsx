import * as styles from './tabs.css';

export type TabLink = {
  /** The label. */
  label: string;
  /** The URL of the page. */
  href: string;
  /** Whether this is the current page. */
  current?: boolean;
  /** The number of entries there. */
  count?: number;
};

export type TabLinksProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The pages, in order. */
  links: readonly TabLink[];
};

/** Links to related pages that look like tabs. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav className={styles.list} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.href}
          className={styles.tab}
          href={link.href}
          aria-current={link.current ? 'page' : undefined}
        >
          {link.label}
          {link.count === undefined ? null : <span className={styles.count}>{link.count}</span>}
        </a>
      ))}
    </nav>
  );
}
