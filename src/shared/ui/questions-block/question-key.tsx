import { type Question, questionLabels } from '../../api/blocks';
import type { DocumentPath } from '../document-editing';
import { Ink } from '../private/ink';
import * as styles from './question-key.css';

const choosing = new Set([
  'multiple-choice',
  'multiple-select',
  'true-false',
  'matching',
  'ordering',
  'fill-in-blank',
]);

/** The answer key of one question, for the teacher: accepted answers, explanation, misconception and source. */
export function QuestionKey({ question, at }: { question: Question; at: DocumentPath }) {
  const { type, answers, tolerance, explanation, misconception, source_ref } = question;
  const shown = type && choosing.has(type) ? [] : (answers ?? []);
  if (shown.length === 0 && !explanation && !misconception && !source_ref) return null;
  return (
    <div className={styles.key}>
      {shown.length > 0 ? (
        <>
          <p className={styles.heading}>{questionLabels.answers}</p>
          <ul className={styles.answers}>
            {shown.map((answer, index) => (
              <li key={index} className={styles.answer} dir="auto">
                <Ink at={[...at, 'answers', index]} label={questionLabels.answers}>
                  {answer}
                </Ink>
                {type === 'numeric' && tolerance ? ` (give or take ${tolerance})` : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Note label={questionLabels.explanation} text={explanation} at={[...at, 'explanation']} />
      <Note label={questionLabels.misconception} text={misconception} at={[...at, 'misconception']} />
      <Note label={questionLabels.source_ref} text={source_ref} quoted />
    </div>
  );
}

type NoteProps = { label: string; text?: string | null; at?: DocumentPath; quoted?: boolean };

/** A quotation stays as the source has it, so it has no place to edit. */
function Note({ label, text, at, quoted = false }: NoteProps) {
  if (!text) return null;
  return (
    <p className={styles.note} dir="auto">
      <b className={styles.label}>{label} </b>
      {quoted ? (
        <q>{text}</q>
      ) : (
        <Ink label={label} multiline {...(at && { at })}>
          {text}
        </Ink>
      )}
    </p>
  );
}
