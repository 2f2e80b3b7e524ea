import { type Letter, letterLabels } from '../../api/blocks';
import { DocumentItem } from '../document-editing';
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
  const paragraphs = body ?? [];
  return (
    <div className={styles.letter}>
      {subject ? (
        <p className={styles.subject} dir="auto">
          <span className={styles.label}>{letterLabels.subject} </span>
          <Ink at={['subject']} label={letterLabels.subject}>
            {subject}
          </Ink>
        </p>
      ) : null}
      {greeting ? (
        <p dir="auto">
          <Ink at={['greeting']} label={letterLabels.greeting}>
            {greeting}
          </Ink>
        </p>
      ) : null}
      {paragraphs.map((paragraph, index) => {
        const name = `Paragraph ${index + 1}`;
        const at = ['body', index];
        const tail = index === paragraphs.length - 1 && !next_step && !closing;
        return (
          <DocumentItem
            key={index}
            as="p"
            look={styles.paragraph}
            dir="auto"
            at={at}
            name={name}
            count={paragraphs.length}
          >
            <Ink tail={tail} at={at} label={name} multiline>
              {paragraph}
            </Ink>
          </DocumentItem>
        );
      })}
      {next_step ? (
        <p className={styles.paragraph} dir="auto">
          <Ink tail={!closing} at={['next_step']} label={letterLabels.next_step} multiline>
            {next_step}
          </Ink>
        </p>
      ) : null}
      {closing ? (
        <p dir="auto">
          <Ink at={['closing']} label={letterLabels.closing}>
            {closing}
          </Ink>
        </p>
      ) : null}
      {signature ? (
        <p className={styles.signature} dir="auto">
          <Ink tail at={['signature']} label={letterLabels.signature}>
            {signature}
          </Ink>
        </p>
      ) : null}
    </div>
  );
}
