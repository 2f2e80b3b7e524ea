import {
  type Question,
  questionLabels,
  questionPairLabels,
  questionTypeLabels,
  questionTypeValues,
} from '@/shared/api/blocks';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { withValueAt } from '../../model/json-path';
import { hasOptions, readQuestion, textsOf, withOrder, withType } from '../../model/question-edit';
import type { BlockEditorProps } from '../block-editor-props';
import { OptionsEditor } from './options-editor';
import { RowsEditor } from './rows-editor';
import * as styles from './editor.css';

/** The editor of one question: its text, its correct answers and its points. */
export const QuestionEditor = ({ value, onChange }: BlockEditorProps) => (
  <QuestionFields value={value} onChange={onChange} hasPoints />
);

type QuestionFieldsProps = {
  value: unknown;
  onChange: (question: unknown) => void;
  /** The question of a task has neither points nor an explanation of its own. */
  hasPoints?: boolean;
};

export function QuestionFields({ value, onChange, hasPoints = false }: QuestionFieldsProps) {
  const question = readQuestion(value);
  if (!question) return null;
  const set = (key: keyof Question, part: unknown) => onChange(withValueAt(value, [key], part));
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label={questionLabels.type}>
          <Select
            value={question.type ?? 'short-answer'}
            options={questionTypeValues.map((type) => ({ value: type, label: questionTypeLabels[type] }))}
            onChange={(chosen) => {
              const type = questionTypeValues.find((known) => known === chosen);
              if (type) onChange(withType(value, question, type));
            }}
          />
        </Field>
        {hasPoints ? (
          <Field label={questionLabels.points}>
            <NumberInput
              value={question.points ?? null}
              min={0}
              max={100}
              onChange={(points) => set('points', points ?? 0)}
            />
          </Field>
        ) : null}
      </div>
      <Field label={questionLabels.stem}>
        <Textarea value={question.stem ?? ''} rows={1} onChange={(stem) => set('stem', stem)} />
      </Field>
      <Answers value={value} question={question} onChange={onChange} />
      {hasPoints ? (
        <Field label={questionLabels.explanation} optional>
          <Textarea
            value={question.explanation ?? ''}
            rows={1}
            onChange={(text) => set('explanation', text === '' ? undefined : text)}
          />
        </Field>
      ) : null}
    </div>
  );
}

type AnswersProps = { value: unknown; question: Question; onChange: (question: unknown) => void };

function Answers({ value, question, onChange }: AnswersProps) {
  const { type } = question;
  if (hasOptions(type)) {
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
          rows={question.pairs ?? []}
          blank={() => ({ left: '', right: '' })}
          max={12}
          onChange={onChange}
        >
          {(_, index) => (
            <div className={styles.pair}>
              {(['left', 'right'] as const).map((side) => (
                <TextInput
                  key={side}
                  label={`${questionPairLabels[side]} ${index + 1}`}
                  value={question.pairs?.[index]?.[side] ?? ''}
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
          label="Answer for the blank"
          name="blanks"
          texts={textsOf(question.blanks)}
          value={value}
          onChange={onChange}
        />
      );
    case 'ordering':
      return (
        <Texts
          label="Item"
          name="answers"
          texts={textsOf(question.answers)}
          value={value}
          onChange={(next) => onChange(withOrder(next, textsOf(readQuestion(next)?.answers)))}
        />
      );
    default:
      return (
        <>
          <Texts
            label="Accepted answer"
            name="answers"
            texts={textsOf(question.answers)}
            value={value}
            onChange={onChange}
          />
          {type === 'numeric' ? (
            <Field label={questionLabels.tolerance}>
              <NumberInput
                value={question.tolerance ?? 0}
                min={0}
                onChange={(tolerance) => onChange(withValueAt(value, ['tolerance'], tolerance ?? 0))}
              />
            </Field>
          ) : (
            <Field label={questionLabels.lines}>
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
