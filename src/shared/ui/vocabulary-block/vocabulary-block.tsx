import { type BlockValues, vocabularyEntryLabels } from '../../api/blocks';
import { DocumentItem, ItemHandle } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import * as styles from './vocabulary-block.css';

export type VocabularyBlockProps = {
  /** The words; parts may be missing while the document is being written. */
  words?: BlockValues['vocabulary'] | null;
};

/** Words with their definitions. */
export function VocabularyBlock({ words }: VocabularyBlockProps) {
  if (!words || words.length === 0) return <Blank share={0.7} />;
  return (
    <dl className={styles.words}>
      {words.map((word, index) => {
        const item = { at: [index], name: word?.term || `Word ${index + 1}`, count: words.length };
        return (
          <DocumentItem key={index} as="div" look={styles.word} ownHandle {...item}>
            <dt className={styles.term} dir="auto">
              <Ink at={[index, 'term']} label={vocabularyEntryLabels.term}>
                {word?.term}
              </Ink>
            </dt>
            <dd className={styles.definition} dir="auto">
              <Ink
                tail={index === words.length - 1}
                at={[index, 'definition']}
                label={vocabularyEntryLabels.definition}
              >
                {word?.definition}
              </Ink>
              {word?.example ? (
                <em className={styles.example}>
                  <Ink at={[index, 'example']} label={vocabularyEntryLabels.example}>
                    {word.example}
                  </Ink>
                </em>
              ) : null}
              <ItemHandle {...item} />
            </dd>
          </DocumentItem>
        );
      })}
    </dl>
  );
}
