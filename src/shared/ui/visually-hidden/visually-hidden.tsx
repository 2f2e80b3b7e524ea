import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css';

export type VisuallyHiddenProps = {
  /** The text for screen readers. */
  children: ReactNode;
  /** Announces changes of the text as they happen. */
  live?: boolean;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, live = false }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
