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
  /** Called when it wants to close: Escape, the cross, a click outside. */
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** What it holds, such as a form. */
  children?: ReactNode;
  /** The buttons, with the primary one last. */
  actions?: ReactNode;
  /** A picture beside the words, which phones and screen readers do without. */
  aside?: ReactNode;
  /** How wide it may be: 440, 640 or 880 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` interrupts with a question: it has no cross and a click outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** What the keyboard is on at first; without it the first thing it can be on. */
  initialFocus?: () => HTMLElement | null;
};

/** A modal window. It traps the keyboard and returns the focus to where it was. */
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
