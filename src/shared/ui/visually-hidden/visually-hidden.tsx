import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css';

export type VisuallyHiddenProps = {
  /** What is heard and not seen. */
  children: ReactNode;
  /** Announces changes of the text as they happen. */
  live?: boolean;
};

/** Text for screen readers alone. */
export function VisuallyHidden({ children, live = false }: VisuallyHiddenProps) {
  return (
    <span className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
