import type { ReactNode } from 'react';
import { mark } from './work-page.css';

export type PenMarkProps = {
  /** The underlined text. */
  children: ReactNode;
};

/** Text by a student that the teacher underlined in red. */
export function PenMark({ children }: PenMarkProps) {
  return <mark className={mark}>{children}</mark>;
}
