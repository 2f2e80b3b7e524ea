import { type Question, questionLabels } from '../../api/blocks';
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
export function QuestionKey({ question }: { question: Question }) {
  const { type, answers, tolerance, explanation, misconception, source_ref } = question;
  const shown = type && choosing.has(type) ? [] : (answers ?? []).filter((answer) => Boolean(answer));
  if (shown.length === 0 && !explanation && !misconception && !source_ref) return null;
  return (
    <div className={styles.key}>
      {shown.length > 0 ? (
        <>
          <p className={styles.heading}>{questionLabels.answers}</p>
          <ul className={styles.answers}>
            {shown.map((answer, index) => (
              <li key={index} className={styles.answer} dir="auto">
                {answer}
                {type === 'numeric' && tolerance ? ` (give or take ${tolerance})` : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Note label={questionLabels.explanation} text={explanation} />
      <Note label={questionLabels.misconception} text={misconception} />
      <Note label={questionLabels.source_ref} text={source_ref} quoted />
    </div>
  );
}

function Note({ label, text, quoted = false }: { label: string; text?: string | null; quoted?: boolean }) {
  if (!text) return null;
  return (
    <p className={styles.note} dir="auto">
      <b className={styles.label}>{label} </b>
      {quoted ? <q>{text}</q> : text}
    </p>
  );
}
