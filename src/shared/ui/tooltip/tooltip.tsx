import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css';

export type TooltipProps = {
  /** What the button does, in a few words. */
  label: string;
  /** The keys that do the same. */
  shortcut?: string;
  /** One button that has an accessible name. */
  children: ReactElement;
  /** Shows it at once, for pictures and tests. */
  defaultOpen?: boolean;
};

/** Words for a button that shows only an icon, under the pointer or the focus. Never the only place of a fact. */
export function Tooltip({ label, shortcut, children, defaultOpen = false }: TooltipProps) {
  return (
    <Ark.Root
      openDelay={400}
      closeDelay={100}
      positioning={{ placement: 'top', gutter: 8 }}
      defaultOpen={defaultOpen}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.tip}>
            {label}
            {shortcut ? <kbd className={styles.keys}>{shortcut}</kbd> : null}
            <Ark.Arrow className={styles.arrow}>
              <Ark.ArrowTip className={styles.arrowTip} />
            </Ark.Arrow>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
