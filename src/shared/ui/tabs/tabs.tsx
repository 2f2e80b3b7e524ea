import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import * as styles from './tabs.css';

export type TabItem = {
  /** The value that `onValueChange` receives. */
  value: string;
  /** The label. */
  label: string;
  /** The number of entries inside. */
  count?: number;
  /** A note on activity inside, such as "writing". */
  live?: string;
  /** The content of the tab. */
  content: ReactNode;
};

export type TabsProps = {
  /** The accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** The open tab, if the parent controls it; otherwise the first tab is open initially. */
  value?: string;
  /** Called with the value of the selected tab. */
  onValueChange?: (value: string) => void;
  /** Fills the width with tabs of equal width. */
  fill?: boolean;
};

/** Panels that are shown one at a time. Arrow keys switch tabs. */
export function Tabs({ label, items, value, onValueChange, fill = false }: TabsProps) {
  return (
    <Ark.Root
      value={value}
      defaultValue={items[0]?.value}
      onValueChange={(details) => onValueChange?.(details.value)}
      lazyMount
    >
      <Ark.List className={styles.list} aria-label={label} data-fill={fill || undefined}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} className={styles.tab} value={item.value}>
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            {item.live ? <span className={styles.live} role="img" aria-label={item.live} /> : null}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} className={styles.panel} value={item.value}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
