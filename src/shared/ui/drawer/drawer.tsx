import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { IconButton } from '../icon-button';
import { backdrop } from '../private/overlay.css';
import * as styles from './drawer.css';

export type DrawerProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The title. */
  title: string;
  /** The content. */
  children: ReactNode;
  /** The buttons of the footer. */
  actions?: ReactNode;
  /** The edge from which it opens; the bottom suits phones. */
  from?: 'end' | 'bottom';
};

/** A panel at the edge of the page, for details without leaving the page. */
export function Drawer({ open, onClose, title, children, actions, from = 'end' }: DrawerProps) {
  // A dialog that closes at the same time returns the focus before.
  const [canOpen, setCanOpen] = useState(false);
  useLayoutEffect(() => queueMicrotask(() => setCanOpen(true)), []);
  return (
    <Ark.Root
      open={open && canOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={backdrop} />
        <Ark.Positioner className={styles.place({ from })}>
          <Ark.Content className={styles.drawer({ from })}>
            <header className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <IconButton label="Close" icon={X} onClick={onClose} />
            </header>
            <div className={styles.body}>{children}</div>
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
