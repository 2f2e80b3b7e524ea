import type { ReactNode } from 'react';
import { mark } from './work-page.css';

export type PenMarkProps = {
  /** The words that the teacher underlined. */
  children: ReactNode;
};

/** Words of a student's text that a teacher underlined in red. */
export function PenMark({ children }: PenMarkProps) {
  return <mark className={mark}>{children}</mark>;
}
