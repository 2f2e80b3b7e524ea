import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { backdrop } from '../private/overlay.css';
import * as styles from './drawer.css';

export type DrawerProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** What it holds. */
  children: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  /** The edge it comes from; the bottom is near the thumb. */
  from?: 'end' | 'bottom';
};

/** A sheet drawn over the edge of the page, to look something up without leaving. */
export function Drawer({ open, onClose, title, children, actions, from = 'end' }: DrawerProps) {
  return (
    <Ark.Root
      open={open}
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
