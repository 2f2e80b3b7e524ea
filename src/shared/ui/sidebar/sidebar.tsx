import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import * as styles from './sidebar.css';

export type SidebarItem = {
  /** The name of the page. */
  label: string;
  /** The URL. */
  href: string;
  /** The icon, shown without the label on the slim rail. */
  icon: IconShape;
  /** Whether this is the current page. */
  current?: boolean;
  /** The number of open tasks on the page. */
  count?: number;
  /** The count in words, such as "42 to grade". */
  countLabel?: string;
  /** Whether the count is of work to mark, which is red. */
  marking?: boolean;
};

export type SidebarGroup = {
  /** The name of the group; without one, a gap separates it. */
  label?: string;
  /** The pages of the group. */
  items: readonly SidebarItem[];
};

export type SidebarProps = {
  /** The logo at the top. */
  brand: ReactNode;
  /** The pages, in groups. */
  groups: readonly SidebarGroup[];
  /** The content at the foot, such as the remaining credits. */
  foot?: ReactNode;
  /** Shows icons only, for pages that need the width. */
  slim?: boolean;
};

/** The navigation in the margin; a stroke of ink marks the current entry. */
export function Sidebar({ brand, groups, foot, slim = false }: SidebarProps) {
  return (
    <aside className={styles.sidebar} data-slim={slim || undefined}>
      <div className={styles.head}>{brand}</div>
      <MenuGroups groups={groups} slim={slim} />
      {foot && !slim ? <div className={styles.foot}>{foot}</div> : null}
    </aside>
  );
}

export type MenuGroupsProps = {
  /** The pages, in groups. */
  groups: readonly SidebarGroup[];
  /** Shows icons only. */
  slim?: boolean;
};

/** The pages of the menu, in groups. */
export function MenuGroups({ groups, slim = false }: MenuGroupsProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {groups.map((group, index) => (
        <div key={group.label ?? group.items[0]?.href} className={styles.group}>
          {group.label ? (
            <h2 className={styles.heading}>{group.label}</h2>
          ) : index > 0 ? (
            <div className={styles.heading} aria-hidden="true" />
          ) : null}
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <SidebarLink item={item} slim={slim} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SidebarLink({ item, slim }: { item: SidebarItem; slim: boolean }) {
  const { label, href, icon, current, count, countLabel, marking } = item;
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      title={slim ? label : undefined}
    >
      <Icon of={icon} />
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : (
        <span className={styles.count} data-marking={marking || undefined}>
          <span aria-hidden={countLabel ? true : undefined}>{count}</span>
          {countLabel ? <span className={styles.hidden}>{countLabel}</span> : null}
        </span>
      )}
    </a>
  );
}
