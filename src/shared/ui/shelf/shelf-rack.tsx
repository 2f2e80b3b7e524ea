import type { ReactNode } from 'react';
import * as styles from './shelf.css';

export type ShelfRackProps = {
  /** The shelves, from top to bottom. */
  children: ReactNode;
};

/** Several shelves, with their names in a shared margin. */
export function ShelfRack({ children }: ShelfRackProps) {
  return <div className={styles.rack}>{children}</div>;
}
