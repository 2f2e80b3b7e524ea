import { Blank, Ink } from '../private/ink';
import * as styles from './letter-block.css';

export type DocumentLetter = {
  /** What it is about. */
  subject?: string | null;
  /** How it begins. */
  greeting?: string | null;
  /** Its paragraphs. */
  body?: readonly (string | null | undefined)[] | string | null;
  /** What happens next. */
  next_step?: string | null;
  /** How it ends. */
  closing?: string | null;
  /** Who signs it. */
  signature?: string | null;
};

export type LetterBlockProps = {
  /** The letter, as far as it has come. */
  letter?: DocumentLetter | null;
};

/** A letter or an e-mail, as it will be read. */
export function LetterBlock({ letter }: LetterBlockProps) {
  if (!letter || Object.keys(letter).length === 0) return <Blank share={0.5} />;
  const { subject, greeting, body, next_step, closing, signature } = letter;
  const written = typeof body === 'string' ? body.split(/\n\s*\n/) : (body ?? []);
  const paragraphs = next_step ? [...written, next_step] : written;
  return (
    <div className={styles.letter}>
      {subject ? (
        <p className={styles.subject} dir="auto">
          <span className={styles.label}>Subject </span>
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
