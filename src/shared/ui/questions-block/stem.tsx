import { type Question, questionLabels } from '../../api/blocks';
import type { DocumentPath } from '../document-editing';
import { Ink } from '../private/ink';
import { stemParts } from './document-question';
import * as styles from './questions-block.css';

type StemProps = { question: Question; at: DocumentPath; copy: 'teacher' | 'student'; tail: boolean };

/** The words of a question; the teacher copy fills its blanks. */
export function Stem({ question, at, copy, tail }: StemProps) {
  const { stem, type, blanks } = question;
  const unanswered =
    tail && !question.options?.length && !question.answers?.length && !question.pairs?.length;
  if (type !== 'fill-in-blank' || !stem) {
    return (
      <p className={styles.stem} dir="auto">
        <Ink tail={unanswered} at={[...at, 'stem']} label={questionLabels.stem} multiline>
          {stem}
        </Ink>
      </p>
    );
  }
  const parts = stemParts(stem);
  return (
    <p className={styles.stem} dir="auto">
      {parts.map((part, index) => (
        <span key={index}>
          {part}
          {index < parts.length - 1 ? (
            copy === 'teacher' && blanks?.[index] ? (
              <b className={styles.filled}>{blanks[index]}</b>
            ) : (
              <span className={styles.gap} role="img" aria-label="blank" />
            )
          ) : null}
        </span>
      ))}
    </p>
  );
}
