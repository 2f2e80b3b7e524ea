import { useUnit } from 'effector-react';
import { useState } from 'react';
import type {
  GradebookImportPlan,
  GradebookQuestion,
  GradebookQuestionItem,
} from '@/shared/api/gradebook-files';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { Text } from '@/shared/ui/text';
import { $gradebook } from '../../model/files/class-names';
import * as model from '../../model/files/import';
import { type Names, titleOfColumn } from '../../model/files/planned';
import { choiceInWords, placeInWords, questionWords, valueInWords } from '../../model/files/sentences';
import { isAnsweredSingly, optionsOf } from './question-options';
import * as styles from './gradebook-files.css';

type ImportQuestionProps = { question: GradebookQuestion; plan: GradebookImportPlan; names: Names };

const FEW = 5;

/** A kind of question: one answer for all of its items, and others for single ones. */
export function ImportQuestion({ question, plan, names }: ImportQuestionProps) {
  const { answers } = useUnit(model.$import);
  const answer = useUnit(model.answered);
  const [shown, setShown] = useState(FEW);
  const { kind, items, count, choices, is_blocking: isBlocking } = question;
  const { title, why } = questionWords[kind];
  const isOpen = plan.questions.some((each) => each.kind === kind);
  const hasOwnAnswers = isAnsweredSingly(kind);
  const hasOneForAll = kind !== 'columns' && (!hasOwnAnswers || items.length > 1);
  return (
    <div className={styles.question} role="group" aria-label={title(count)}>
      <div>
        <Cluster gap={2}>
          <Heading level={4}>{title(count)}</Heading>
          {isOpen ? (
            <Badge tone={isBlocking ? 'danger' : 'warn'}>{isBlocking ? 'Required' : 'Not answered'}</Badge>
          ) : (
            <Badge tone="ok">Answered</Badge>
          )}
        </Cluster>
        <Text size="sm" tone="soft">
          {why}
        </Text>
      </div>
      {hasOneForAll ? (
        <Cluster gap={2} label={`Answers: ${title(count)}`}>
          {[...choices, ...(kind === 'old_file' ? [] : ['leave'])].map((choice) => (
            <Button
              key={choice}
              size="sm"
              pressed={answers[kind] === choice}
              onClick={() => answer({ key: kind, answer: answers[kind] === choice ? null : choice })}
            >
              {choiceInWords(question, choice)}
            </Button>
          ))}
        </Cluster>
      ) : null}
      <ul className={styles.list}>
        {items.slice(0, shown).map((item) => (
          <li key={item.key}>
            {hasOwnAnswers || items.length > 1 ? (
              <ItemAnswer question={question} item={item} plan={plan} names={names} />
            ) : (
              <Subject question={question} item={item} plan={plan} names={names} />
            )}
          </li>
        ))}
      </ul>
      {items.length > shown ? (
        <div>
          <Button size="sm" variant="quiet" onClick={() => setShown(items.length)}>
            Show {items.length - shown} more
          </Button>
        </div>
      ) : count > items.length ? (
        <Text size="sm">And {count - items.length} more, which the answer for all is for.</Text>
      ) : null}
    </div>
  );
}

type ItemProps = ImportQuestionProps & { item: GradebookQuestionItem };

function subjectOf({ question, item, plan, names }: ItemProps): string {
  const { text, student_id: student, column } = item;
  if (question.kind === 'old_file') return `Made on ${text.slice(0, 10)}`;
  if (student === null || column === null) return text;
  const cell = text === '' ? 'empty' : `“${text}”`;
  return `${names.student(student)}, ${titleOfColumn(plan, column, names)}: ${cell}`;
}

function Subject(props: ItemProps) {
  const { item } = props;
  return (
    <Text size="sm" as="div">
      <strong>{subjectOf(props)}</strong>
      {item.proposal === null ? null : <> → {valueInWords(item.proposal)}</>}
      <Text size="xs" tone="muted" as="div">
        {placeInWords(item)}
      </Text>
    </Text>
  );
}

function ItemAnswer(props: ItemProps) {
  const { question, item, plan, names } = props;
  const { answers } = useUnit(model.$import);
  const gradebook = useUnit($gradebook);
  const answer = useUnit(model.answered);
  const given = answers[item.key] ?? '';
  const inherited = answers[question.kind];
  return (
    <div className={styles.item}>
      <Subject {...props} />
      <div>
        <Select
          label={`Answer: ${subjectOf(props)}`}
          placeholder={
            inherited === undefined ? 'Choose…' : `As for all: ${choiceInWords(question, inherited)}`
          }
          options={optionsOf(question, item, { gradebook, names })}
          value={given}
          onChange={(value) => answer({ key: item.key, answer: value === '' ? null : value })}
        />
        {item.column !== null && (given || inherited) === 'new' ? (
          <PointsOfNew column={item.column} plan={plan} />
        ) : null}
      </div>
    </div>
  );
}

/** The points of an assignment that is to be made; the file may have said them. */
function PointsOfNew({ column, plan }: { column: number; plan: GradebookImportPlan }) {
  const { answers } = useUnit(model.$import);
  const answer = useUnit(model.answered);
  const key = `points:${column}`;
  const known = plan.columns.find(({ index }) => index === column)?.points ?? null;
  const given = answers[key] === undefined ? known : Number(answers[key]);
  return (
    <div className={styles.points}>
      <Field
        label="Points possible"
        error={given === null ? 'Enter the points of the new assignment.' : undefined}
      >
        <NumberInput
          value={given}
          min={0}
          max={1000}
          onChange={(value) => answer({ key, answer: value === null ? null : String(value) })}
        />
      </Field>
    </div>
  );
}
