import { type ReactNode, useState } from 'react';
import { createDeferred } from '../../deferred';

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

const { Deferred: DeferredWindow } = createDeferred(
  async () => (await import('./dialog-window')).DialogWindow,
);

/** A modal dialog. It traps the focus, and restores it when it closes. */
export function Dialog(props: DialogProps) {
  // It stays mounted after it has closed, for the end of the animation.
  const [opensLater] = useState(!props.open);
  const [isUsed, setUsed] = useState(props.open);
  if (props.open && !isUsed) setUsed(true);
  return isUsed && <DeferredWindow props={{ ...props, opensLater }} />;
}
