import { useUnit } from 'effector-react';
import { useState } from 'react';
import { GivenMark, markingPath } from '@/entities/assignment';
import type { Gradebook, ScoreStatus } from '@/shared/api/gradebooks';
import type { Submission } from '@/shared/api/marking';
import { useLeaving } from '@/shared/lib/navigation';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { type BookCell, EMPTY, valueOf } from '../model/class-book';
import { textsEntered, valueChosen } from '../model/entering';
import { type BookColumn, countedPoints, scoreText } from '../model/grid';
import * as model from '../model/history';
import { $columns } from '../model/page';
import { panelClosed, panelOpened } from '../model/panel';
import { warningOf } from '../model/read-entry';
import { $books, $unsaved } from '../model/scores';
import { cellOf } from '../model/unsaved';
import { History } from './history';
import { studentName } from './name-of';

type CellPanelProps = { answer: Gradebook; cell: string };

/** The details of a cell: its score and status, the work with its mark, and every change. */
export function CellPanel({ answer, cell }: CellPanelProps) {
  const { books, columns } = useUnit({ books: $books, columns: $columns });
  const [close, open] = useUnit([panelClosed, panelOpened]);
  const { studentId, assignmentId } = cellOf(cell);
  const column = columns.find(({ id }) => id === assignmentId);
  const student = books.find(({ id }) => id === studentId);
  if (!column || !student) return null;
  const has = student.cells.get(assignmentId) ?? EMPTY;
  return (
    <Drawer open title={studentName(answer, studentId)} onClose={close}>
      <Stack gap={6}>
        <Stack gap={4}>
          <Text weight="semi">{column.title}</Text>
          <Summary cell={has} column={column} />
          {column.isClosed || has.status === 'not_assigned' ? null : (
            <Entry cell={cell} has={has} column={column} />
          )}
        </Stack>
        {column.kinds.includes('paper') ? null : <Work />}
        <div>
          <Button size="sm" onClick={() => open({ kind: 'student', studentId })}>
            Note, other grade and history
          </Button>
        </div>
        <PageSection title="History" level={3}>
          <History answer={answer} shows="cell" />
        </PageSection>
      </Stack>
    </Drawer>
  );
}

const statusWords: Readonly<Record<BookCell['status'], string>> = {
  none: '',
  waiting: 'handed in, to grade',
  late: 'late',
  missing: 'missing',
  excused: 'excused, left out of the total',
  extended: 'extended',
  not_assigned: 'not for this student',
  before_joining: 'due before the student joined',
};

function Summary({ cell, column }: { cell: BookCell; column: BookColumn }) {
  const { points: possible, look } = column;
  const counted = countedPoints(cell);
  const score =
    counted === null
      ? 'No score'
      : `${scoreText(counted, possible, { ...look, unit: 'points' })} of ${possible}, ${scoreText(counted, possible, { ...look, unit: 'percent' })}%`;
  const facts = [
    score,
    ...(cell.deduction > 0 ? [`${cell.points} less ${cell.deduction} for being late`] : []),
    ...(statusWords[cell.status] === '' ? [] : [statusWords[cell.status]]),
    ...(counted === null ? [] : [cell.isReturned ? 'returned' : 'not returned yet']),
  ];
  return <Text tone="soft">{facts.join(', ')}</Text>;
}

const statuses = [
  { value: 'none', label: 'On time' },
  { value: 'late', label: 'Late' },
  { value: 'missing', label: 'Missing' },
  { value: 'excused', label: 'Excused' },
] as const;

type EntryProps = { cell: string; has: BookCell; column: BookColumn };

function Entry({ cell, has, column: { points: possible, look } }: EntryProps) {
  const unsaved = useUnit($unsaved);
  const on = useUnit({ choose: valueChosen, enter: textsEntered });
  const [text, setText] = useState<string | null>(null);
  const { studentId, assignmentId } = cellOf(cell);
  const wrong = unsaved.texts[cell];
  const warning = warningOf(has.points, possible);
  const shown = wrong?.text ?? (has.points === null ? '' : scoreText(has.points, possible, look));
  const hand = () => {
    if (text !== null && text.trim() !== shown)
      on.enter({ entries: [{ row: studentId, column: assignmentId, text }], origin: 'typing' });
  };
  useLeaving(hand);
  const enter = () => {
    hand();
    setText(null);
  };
  const choose = (status: ScoreStatus) => {
    const isInstead = status === 'missing' || status === 'excused';
    on.choose({ cell, value: { points: isInstead ? null : has.points, status } });
  };
  const given =
    has.status === 'late' || has.status === 'missing' || has.status === 'excused' ? has.status : 'none';
  return (
    <Stack gap={3}>
      <Field
        label="Score"
        error={text === null ? wrong?.problem : undefined}
        help={
          warning === null ? undefined : (
            <Text tone="warn" size="inherit" as="span">{`This is ${warning}.`}</Text>
          )
        }
      >
        <TextInput
          value={text ?? shown}
          suffix={look.unit === 'percent' ? '%' : `of ${possible}`}
          maxLength={20}
          autoComplete="off"
          ownEnter
          onChange={setText}
          onEnter={enter}
          onBlur={enter}
        />
      </Field>
      <RadioGroup direction="row" label="Status" options={statuses} value={given} onChange={choose} />
      {valueOf(has).status === null ? null : (
        <div>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => on.choose({ cell, value: { points: has.points, status: null } })}
          >
            Use the status of the work
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** What was handed in, with the mark of the last attempt. */
function Work() {
  const { works, id } = useUnit({ works: model.works.$resource, id: model.$submissionId });
  if (works.state === 'ready' && id === null)
    return (
      <PageSection title="Work" level={3}>
        <Text tone="muted">Nothing handed in.</Text>
      </PageSection>
    );
  return (
    <PageSection title="Work" level={3}>
      {id === null ? (
        <ResourcePage of={model.works} loading={LOADING} failed={FAILED} size="part">
          {() => null}
        </ResourcePage>
      ) : (
        <ResourcePage of={model.work} loading={LOADING} failed={FAILED} size="part">
          {(work) => <Attempts work={work} />}
        </ResourcePage>
      )}
    </PageSection>
  );
}

const LOADING = 'Loading the work';
const FAILED = 'The work couldn’t be loaded';

function Attempts({ work }: { work: Submission }) {
  const { mark, assignment } = work;
  return (
    <Stack gap={3}>
      <ul>
        {work.attempts.map(({ id, attempt }) => (
          <li key={id}>
            <Link href={markingPath(id)}>{`Attempt ${attempt}`}</Link>
          </li>
        ))}
      </ul>
      {mark.score === null ? (
        <Text tone="muted">Not marked yet.</Text>
      ) : (
        <GivenMark
          feedback={{ ...mark, score: mark.score, points: mark.points ?? 0 }}
          assignment={assignment}
        />
      )}
    </Stack>
  );
}
