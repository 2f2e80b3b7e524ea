import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useId } from 'react';
import { pop } from '../private/overlay.css';
import * as styles from './popover.css';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The title. */
  title: string;
  /** The content. */
  children: ReactNode;
  /** The end of the trigger it is aligned with. */
  align?: 'start' | 'end';
  /** Opens it initially, for stories. */
  defaultOpen?: boolean;
};

/** A panel with a few controls or lines, opened by a button. Escape or a click outside closes it. */
export function Popover({ trigger, title, children, align = 'start', defaultOpen = false }: PopoverProps) {
  const titleId = useId();
  return (
    <Ark.Root
      positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 6 }}
      defaultOpen={defaultOpen}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={`${pop} ${styles.popover}`} aria-labelledby={titleId}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
