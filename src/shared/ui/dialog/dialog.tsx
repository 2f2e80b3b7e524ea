import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { backdrop, risen, stage } from '../private/overlay.css';
import * as styles from './dialog.css';

export type DialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called on Escape, the close button or a click outside. */
  onClose: () => void;
  /** The title. */
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** The content, such as a form. */
  children?: ReactNode;
  /** The buttons, the primary one last. */
  actions?: ReactNode;
  /** A decorative picture beside the text, hidden on phones. */
  aside?: ReactNode;
  /** The maximum width: 440, 640 or 880 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` interrupts with a question: no close button, and a click outside doesn't close it. */
  role?: 'dialog' | 'alertdialog';
  /** The element to focus initially; by default the first focusable one. */
  initialFocus?: () => HTMLElement | null;
};

/** A modal dialog. It traps the focus, and restores it when it closes. */
export function Dialog({
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
}: DialogProps) {
  const alert = role === 'alertdialog';
  return (
    <Ark.Root
      open={open}
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
