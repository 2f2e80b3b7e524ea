import type { ReactNode } from 'react';
import * as styles from './shelf.css';

export type ShelfRackProps = {
  /** The shelves, from top to bottom. */
  children: ReactNode;
};

/** Shelves over each other, with one margin in which all of them are named. */
export function ShelfRack({ children }: ShelfRackProps) {
  return <div className={styles.rack}>{children}</div>;
}
