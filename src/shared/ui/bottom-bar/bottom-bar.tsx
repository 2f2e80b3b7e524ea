import { Icon, type IconShape } from '../icon';
import * as styles from './bottom-bar.css';

export type BottomBarItem = {
  /** One word under the icon. */
  label: string;
  /** The icon above it. */
  icon: IconShape;
  /** Whether this is the current page, or opens it. */
  current?: boolean;
} & (
  | {
      /** The URL it links to. */
      href: string;
    }
  | {
      /** Called on a click, for an item that opens something here, such as the rest of the menu. */
      onOpen: () => void;
    }
);

export type BottomBarProps = {
  /** At most five items; the last one usually opens the rest of the menu. */
  items: readonly BottomBarItem[];
};

/** The tab bar of phones; hidden on wider screens. */
export function BottomBar({ items }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label="Main">
      {items.map((item) =>
        'href' in item ? (
          <a
            key={item.label}
            className={styles.item}
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
          >
            <Icon of={item.icon} size="lg" />
            <span>{item.label}</span>
          </a>
        ) : (
          <button
            key={item.label}
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-current={item.current ? 'true' : undefined}
            onClick={item.onOpen}
          >
            <Icon of={item.icon} size="lg" />
            <span>{item.label}</span>
          </button>
        ),
      )}
    </nav>
  );
}
