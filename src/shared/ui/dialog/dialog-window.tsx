import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide';
import { useLayoutEffect, useState } from 'react';
import { IconButton } from '../icon-button';
import { backdrop, risen, stage } from '../private/overlay.css';
import type { DialogProps } from './dialog';
import * as styles from './dialog.css';

type DialogWindowProps = DialogProps & {
  /** Whether it opens after it was mounted, so that a dialog that closes at the same time returns the focus before. */
  opensLater: boolean;
};

/** The window of a dialog and what lies behind it. */
export function DialogWindow({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  aside,
  size = 'sm',
  role = 'dialog',
  initialFocus,
  opensLater,
}: DialogWindowProps) {
  const [canOpen, setCanOpen] = useState(!opensLater);
  useLayoutEffect(() => queueMicrotask(() => setCanOpen(true)), []);
  const alert = role === 'alertdialog';
  return (
    <Ark.Root
      open={open && canOpen}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      role={role}
      closeOnInteractOutside={!alert}
      initialFocusEl={initialFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={backdrop} />
        <Ark.Positioner className={stage}>
          <Ark.Content className={`${risen} ${styles.dialog({ size, aside: aside !== undefined })}`}>
            {aside === undefined ? null : (
              <div className={styles.aside} aria-hidden="true">
                {aside}
              </div>
            )}
            <header className={styles.header}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {alert ? null : <IconButton label="Close" icon={X} size="sm" onClick={onClose} />}
            </header>
            {description ? (
              <Ark.Description className={styles.description}>{description}</Ark.Description>
            ) : null}
            {children ? <div className={styles.body}>{children}</div> : null}
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
