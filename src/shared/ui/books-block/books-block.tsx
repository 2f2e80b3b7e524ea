import { BadgeCheck, CircleDashed } from 'lucide';
import { type BlockValues, bookLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
import { Icon } from '../icon';
import { Blank, Ink } from '../private/ink';
import * as styles from './books-block.css';

export type BooksBlockProps = {
  /** The books; parts may be missing while the document is being written. */
  books?: BlockValues['books'] | null;
};

/** Books and other sources, and whether a catalogue lists each. */
export function BooksBlock({ books }: BooksBlockProps) {
  if (!books || books.length === 0) return <Blank share={0.7} />;
  return (
    <ul className={styles.books}>
      {books.map((book, index) => (
        <DocumentItem
          key={index}
          look={styles.book}
          at={[index]}
          name={book?.title || `Book ${index + 1}`}
          count={books.length}
        >
          <span className={styles.spine} aria-hidden="true" />
          <div className={styles.words}>
            <p className={styles.title} dir="auto">
              <Ink
                tail={index === books.length - 1 && !book?.reason}
                at={[index, 'title']}
                label={bookLabels.title}
              >
                {book?.title}
              </Ink>
            </p>
            <p className={styles.facts}>
              {[book?.author, book?.year, book?.level].filter(Boolean).join(', ')}
              <Verified verified={book?.verified} />
            </p>
            {book?.reason ? (
              <p className={styles.reason} dir="auto">
                <Ink
                  tail={index === books.length - 1}
                  at={[index, 'reason']}
                  label={bookLabels.reason}
                  multiline
                >
                  {book.reason}
                </Ink>
              </p>
            ) : null}
          </div>
        </DocumentItem>
      ))}
    </ul>
  );
}

function Verified({ verified }: { verified: boolean | null | undefined }) {
  if (verified === undefined || verified === null) return null;
  return (
    <span className={styles.verified} data-verified={verified}>
      <Icon of={verified ? BadgeCheck : CircleDashed} size="xs" />
      {verified ? 'Found in a catalogue' : 'Not found. Check it before you use it'}
    </span>
  );
}
