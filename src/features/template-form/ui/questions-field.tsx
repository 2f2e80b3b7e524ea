import { useUnit } from 'effector-react';
import { Checkbox } from '@/shared/ui/checkbox';
import { $setQuestions } from '../model/modification';
import * as styles from './questions-field.css';

export type QuestionsFieldProps = {
  /** The ids of the chosen questions. */
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** The questions of another document, of which any number can be chosen. */
export function QuestionsField({ values, onChange }: QuestionsFieldProps) {
  const { questions } = useUnit($setQuestions);
  if (questions.length === 0) return <p className={styles.none}>Choose a set to see its questions.</p>;
  return (
    <ul className={styles.questions}>
      {questions.map(({ id, stem }, index) => (
        <li key={id}>
          <Checkbox
            checked={values.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...values, id] : values.filter((other) => other !== id))
            }
          >
            {index + 1}. {stem}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}
