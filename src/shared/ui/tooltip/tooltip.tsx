import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css';

export type TooltipProps = {
  /** What the button does, in a few words. */
  label: string;
  /** The keyboard shortcut. */
  shortcut?: string;
  /** One button that has an accessible name. */
  children: ReactElement;
  /** Opens it initially, for stories. */
  defaultOpen?: boolean;
};

/** A label for an icon button, shown on hover and focus. Must not contain anything important. */
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
