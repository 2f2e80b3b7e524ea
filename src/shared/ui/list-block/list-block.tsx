import { DocumentItem } from '../document-editing';
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
        <DocumentItem
          key={index}
          look={styles.item}
          at={[index]}
          name={`Entry ${index + 1}`}
          count={items.length}
        >
          <span dir="auto">
            <Ink tail={index === items.length - 1} at={[index]} label={`Entry ${index + 1}`}>
              {item}
            </Ink>
          </span>
        </DocumentItem>
      ))}
    </ul>
  );
}
