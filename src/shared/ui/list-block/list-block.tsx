import { Blank, Ink } from '../private/ink';
import * as styles from './list-block.css';

export type ListBlockProps = {
  /** The entries; some may be missing while the document is being written. */
  items?: readonly (string | null | undefined)[] | null;
  /** The number of columns; two suit many short entries. */
  columns?: 1 | 2;
};

/** A bulleted list of short texts. */
export function ListBlock({ items, columns = 1 }: ListBlockProps) {
  if (!items || items.length === 0) return <Blank share={0.6} />;
  return (
    <ul className={styles.list} data-columns={columns}>
      {items.map((item, index) => (
        <li key={index} className={styles.item} dir="auto">
          <Ink tail={index === items.length - 1}>{item}</Ink>
        </li>
      ))}
    </ul>
  );
}
