import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { withValueAt } from '../../model/json-path';
import {
  type EditableQuestion,
  editableQuestion,
  isChosen,
  withOrder,
  withType,
} from '../../model/question-edit';
import { questionTypeName, questionTypes } from '../question-types';
import { OptionsEditor } from './options-editor';
import { RowsEditor } from './rows-editor';
import * as styles from './section-editor.css';

export type QuestionEditorProps = {
  question: unknown;
  onChange: (question: unknown) => void;
};

/** The editor of one question: its text, its correct answers and its points. */
export function QuestionEditor({ question: value, onChange }: QuestionEditorProps) {
  const question = editableQuestion(value);
  if (!question) return null;
  const set = (key: keyof EditableQuestion, part: unknown) => onChange(withValueAt(value, [key], part));
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label="Type">
          <Select
            value={question.type}
            options={questionTypes.map((type) => ({ value: type, label: questionTypeName(type) }))}
            onChange={(type) => onChange(withType(value, question, type))}
          />
        </Field>
        <Field label="Points">
          <NumberInput
            value={question.points}
            min={0}
            max={100}
            onChange={(points) => set('points', points ?? 0)}
          />
        </Field>
      </div>
      <Field label="Question">
        <Textarea value={question.stem} rows={1} onChange={(stem) => set('stem', stem)} />
      </Field>
      <Answers value={value} question={question} onChange={onChange} />
      <Field label="Explanation" optional>
        <Textarea
          value={question.explanation ?? ''}
          rows={1}
          onChange={(text) => set('explanation', text === '' ? undefined : text)}
        />
      </Field>
    </div>
  );
}

type AnswersProps = { value: unknown; question: EditableQuestion; onChange: (question: unknown) => void };

function Answers({ value, question, onChange }: AnswersProps) {
  const { type } = question;
  if (isChosen(type)) {
    return (
      <OptionsEditor
        question={question}
        onChange={(options) => onChange(withValueAt(value, ['options'], options))}
      />
    );
  }
  switch (type) {
    case 'matching':
      return (
        <RowsEditor
          label="Pair"
          root={value}
          path={['pairs']}
          rows={question.pairs}
          blank={() => ({ left: '', right: '' })}
          max={12}
          onChange={onChange}
        >
          {(_, index) => (
            <div className={styles.pair}>
              {(['left', 'right'] as const).map((side) => (
                <TextInput
                  key={side}
                  label={`Pair ${index + 1}, ${side}`}
                  value={question.pairs[index]?.[side] ?? ''}
                  onChange={(text) => onChange(withValueAt(value, ['pairs', index, side], text))}
                />
              ))}
            </div>
          )}
        </RowsEditor>
      );
    case 'fill-in-blank':
      return (
        <Texts
          label="Word for blank"
          name="blanks"
          texts={question.blanks}
          value={value}
          onChange={onChange}
        />
      );
    case 'ordering':
      return (
        <Texts
          label="Item in order"
          name="answers"
          texts={question.answers}
          value={value}
          onChange={(next) => onChange(withOrder(next, editableQuestion(next)?.answers ?? []))}
        />
      );
    default:
      return (
        <>
          <Texts
            label="Accepted answer"
            name="answers"
            texts={question.answers}
            value={value}
            onChange={onChange}
          />
          {type === 'numeric' ? (
            <Field label="Tolerance">
              <NumberInput
                value={question.tolerance ?? 0}
                min={0}
                onChange={(tolerance) => onChange(withValueAt(value, ['tolerance'], tolerance ?? 0))}
              />
            </Field>
          ) : (
            <Field label="Answer lines">
              <NumberInput
                value={question.lines ?? null}
                min={0}
                max={40}
                onChange={(lines) => onChange(withValueAt(value, ['lines'], lines ?? undefined))}
              />
            </Field>
          )}
        </>
      );
  }
}

type TextsProps = {
  label: string;
  name: 'answers' | 'blanks';
  texts: readonly string[];
  value: unknown;
  onChange: (question: unknown) => void;
};

function Texts({ label, name, texts, value, onChange }: TextsProps) {
  return (
    <RowsEditor
      label={label}
      root={value}
      path={[name]}
      rows={texts}
      blank={() => ''}
      max={12}
      onChange={onChange}
    >
      {(_, index) => (
        <TextInput
          label={`${label} ${index + 1}`}
          value={texts[index] ?? ''}
          onChange={(text) => onChange(withValueAt(value, [name, index], text))}
        />
      )}
    </RowsEditor>
  );
}
