import { ChevronDown, ChevronUp } from 'lucide';
import type { QuizQuestion } from '@/shared/api/quizzes';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { FormattedText, looksMarked } from '@/shared/ui/markdown-view';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './quiz-work.css';

type AnswerProps = {
  question: QuizQuestion;
  values: readonly string[];
  onAnswer: (values: readonly string[]) => void;
};

export type QuizQuestionViewProps = AnswerProps & { number: number };

/** A question with the control that its kind needs. */
export function QuizQuestionView({ question, number, ...answer }: QuizQuestionViewProps) {
  const { stem, points, hint } = question;
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend} dir="auto">
        <span className={styles.number}>
          Question {number}, {points === 1 ? '1 point' : `${points} points`}
        </span>
        <FormattedText text={stem} />
      </legend>
      {hint ? (
        <Text size="sm" tone="muted">
          Hint: <FormattedText text={hint} inline />
        </Text>
      ) : null}
      <Answer question={question} {...answer} />
    </fieldset>
  );
}

const MAX_LENGTH = 10_000;

function Answer({ question, values, onAnswer }: AnswerProps) {
  const { type, options } = question;
  const [first = ''] = values;
  switch (type) {
    case 'multiple-choice':
    case 'true-false':
      return (
        <RadioGroup
          label="Your answer"
          value={values[0] ?? null}
          onChange={(key) => onAnswer([key])}
          options={options.map(({ key, text }) => ({
            value: key,
            label: <FormattedText text={text} inline />,
          }))}
        />
      );
    case 'multiple-select':
      return (
        <Stack gap={1}>
          {options.map(({ key, text }) => (
            <Checkbox
              key={key}
              checked={values.includes(key)}
              onChange={(checked) =>
                onAnswer(checked ? [...values, key] : values.filter((other) => other !== key))
              }
            >
              <FormattedText text={text} inline />
            </Checkbox>
          ))}
        </Stack>
      );
    case 'fill-in-blank':
      return <Blanks question={question} values={values} onAnswer={onAnswer} />;
    case 'matching':
      return <Matching question={question} values={values} onAnswer={onAnswer} />;
    case 'ordering':
      return <Ordering question={question} values={values} onAnswer={onAnswer} />;
    case 'open-ended':
      return (
        <Field label="Your answer" counter={{ used: first.length, limit: MAX_LENGTH }}>
          <Textarea
            value={first}
            rows={5}
            maxRows={20}
            maxLength={MAX_LENGTH}
            onChange={(text) => onAnswer([text])}
          />
        </Field>
      );
    case 'numeric':
    case 'short-answer':
      return (
        <Field label="Your answer">
          <TextInput value={first} maxLength={500} onChange={(text) => onAnswer([text])} />
        </Field>
      );
  }
}

/** The values with another one at a place; places without a value are empty. */
const withValue = (values: readonly string[], length: number, place: number, value: string): string[] =>
  Array.from({ length }, (_, index) => (index === place ? value : (values[index] ?? '')));

function Blanks({ question: { gaps }, values, onAnswer }: AnswerProps) {
  return (
    <Stack gap={3}>
      {Array.from({ length: gaps }, (_, index) => (
        <Field key={index} label={gaps === 1 ? 'The blank' : `Blank ${index + 1}`}>
          <TextInput
            value={values[index] ?? ''}
            maxLength={500}
            onChange={(text) => onAnswer(withValue(values, gaps, index, text))}
          />
        </Field>
      ))}
    </Stack>
  );
}

const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index);

function Matching({ question: { terms, matches }, values, onAnswer }: AnswerProps) {
  // A list to choose from cannot show formulas, so it has letters.
  const isLettered = matches.some(looksMarked);
  return (
    <Stack gap={3}>
      {isLettered ? (
        <ol className={styles.choices}>
          {matches.map((match, index) => (
            <li key={match}>
              {letterOf(index)}. <FormattedText text={match} inline />
            </li>
          ))}
        </ol>
      ) : null}
      {terms.map((term, index) => (
        <Field key={term} label={<FormattedText text={term} inline />}>
          <Select
            value={values[index] ?? ''}
            placeholder="Choose a match"
            options={matches.map((match, place) => ({
              value: match,
              label: isLettered ? letterOf(place) : match,
            }))}
            onChange={(match) => onAnswer(withValue(values, terms.length, index, match))}
          />
        </Field>
      ))}
    </Stack>
  );
}

function Ordering({ question: { items }, values, onAnswer }: AnswerProps) {
  const order = values.length === items.length ? values : items;
  const move = (from: number, to: number) => {
    const moved = order.filter((_, index) => index !== from);
    onAnswer(moved.toSpliced(to, 0, order[from] ?? ''));
  };
  return (
    <Stack gap={3}>
      <ol className={styles.order}>
        {order.map((item, index) => (
          <li key={item} className={styles.place}>
            <span dir="auto">
              {index + 1}. <FormattedText text={item} inline />
            </span>
            <IconButton
              label={`Move up: ${item}`}
              icon={ChevronUp}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={`Move down: ${item}`}
              icon={ChevronDown}
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      {values.length === 0 ? (
        <div>
          <Button size="sm" onClick={() => onAnswer(order)}>
            Answer with this order
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
