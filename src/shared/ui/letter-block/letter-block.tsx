import { type Letter, letterLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import * as styles from './letter-block.css';

export type LetterBlockProps = {
  /** The letter; parts may be missing while the document is being written. */
  letter?: Letter | null;
};

/** A letter or an email. */
export function LetterBlock({ letter }: LetterBlockProps) {
  if (!letter || Object.keys(letter).length === 0) return <Blank share={0.5} />;
  const { subject, greeting, body, next_step, closing, signature } = letter;
  const paragraphs = [...(body ?? []), ...(next_step ? [next_step] : [])];
  return (
    <div className={styles.letter}>
      {subject ? (
        <p className={styles.subject} dir="auto">
          <span className={styles.label}>{letterLabels.subject} </span>
          {subject}
        </p>
      ) : null}
      {greeting ? <p dir="auto">{greeting}</p> : null}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph} dir="auto">
          <Ink tail={index === paragraphs.length - 1 && !closing}>{paragraph}</Ink>
        </p>
      ))}
      {closing ? <p dir="auto">{closing}</p> : null}
      {signature ? (
        <p className={styles.signature} dir="auto">
          <Ink tail>{signature}</Ink>
        </p>
      ) : null}
    </div>
  );
}
