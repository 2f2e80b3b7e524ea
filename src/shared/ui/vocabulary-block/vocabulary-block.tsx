import { Blank, Ink } from '../private/ink';
import * as styles from './vocabulary-block.css';

export type VocabularyWord = {
  /** The word. */
  term?: string | null;
  /** What it means, in words a student knows. */
  definition?: string | null;
  /** The word at work. */
  example?: string | null;
};

export type VocabularyBlockProps = {
  /** The words, as far as they have come. */
  words?: readonly (VocabularyWord | null | undefined)[] | null;
};

/** Words and what they mean. */
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
