import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useId } from 'react';
import { pop } from '../private/overlay.css';
import * as styles from './popover.css';

export type PopoverProps = {
  /** What opens it: one button of the system. */
  trigger: ReactElement;
  /** What it is about. */
  title: string;
  /** What it holds. */
  children: ReactNode;
  /** Which end of the trigger it lines up with. */
  align?: 'start' | 'end';
  /** Opens it at once, for pictures and tests. */
  defaultOpen?: boolean;
};

/** A few controls or lines that belong to one button. Escape or a click outside closes it. */
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
