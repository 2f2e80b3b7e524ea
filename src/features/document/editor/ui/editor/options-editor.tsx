import { Plus, X } from 'lucide';
import { type Question, type QuestionOption, questionLabels } from '@/shared/api/blocks';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { IconButton } from '@/shared/ui/icon-button';
import { TextInput } from '@/shared/ui/text-input';
import { lettered, optionsOf, withCorrect } from '../../model/question-edit';
import * as styles from './editor.css';

const MAX = 8;

export type OptionsEditorProps = {
  question: Question;
  onChange: (options: QuestionOption[]) => void;
};

/** The options of a question, which of them are correct, and why. */
export function OptionsEditor({ question, onChange }: OptionsEditorProps) {
  const options = optionsOf(question);
  const change = (index: number, part: QuestionOption) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...part } : option)));
  const isFixed = question.type === 'true-false';
  return (
    <div className={styles.rows} role="group" aria-label={questionLabels.options}>
      {options.map((option, index) => (
        <div key={index} className={styles.option}>
          <Checkbox
            checked={option.correct === true}
            onChange={(correct) => onChange(withCorrect(question, index, correct))}
          >
            {option.key} is correct
          </Checkbox>
          {isFixed || options.length <= 2 ? (
            <span />
          ) : (
            <IconButton
              label={`Remove option ${option.key}`}
              icon={X}
              size="sm"
              onClick={() => onChange(lettered(options.filter((_, at) => at !== index)))}
            />
          )}
          <div className={styles.texts}>
            <TextInput
              label={`Option ${option.key}`}
              value={option.text ?? ''}
              onChange={(text) => change(index, { text })}
            />
            <TextInput
              label={`Why ${option.key} is correct or not`}
              placeholder="Why it is correct or not"
              value={option.rationale ?? ''}
              onChange={(rationale) => change(index, { rationale })}
            />
          </div>
        </div>
      ))}
      {isFixed || options.length >= MAX ? null : (
        <div>
          <Button
            size="sm"
            variant="quiet"
            icon={Plus}
            onClick={() => onChange(lettered([...options, { text: '', correct: false }]))}
          >
            Add option
          </Button>
        </div>
      )}
    </div>
  );
}
