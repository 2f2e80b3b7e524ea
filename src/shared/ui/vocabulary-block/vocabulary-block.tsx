import type { BlockValues } from '../../api/blocks';
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
      {words.map((word, index) => (
        <div key={index} className={styles.word}>
          <dt className={styles.term} dir="auto">
            <Ink>{word?.term}</Ink>
          </dt>
          <dd className={styles.definition} dir="auto">
            <Ink tail={index === words.length - 1}>{word?.definition}</Ink>
            {word?.example ? <em className={styles.example}>{word.example}</em> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
