import { useUnit } from 'effector-react';
import { formatNumber } from '@/shared/lib/numbers';
import type { ListedPerson } from '@/shared/lib/student-list';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { isInvited } from '../model/answers';
import type { StudentListModel } from '../model/student-list';
import * as styles from './student-list.css';

/** A longer table is slow to scroll, and nobody reads it. */
const MAX_SHOWN = 200;

type InvitedPeopleProps = {
  list: StudentListModel;
  people: readonly ListedPerson[];
  notes: ReadonlyMap<string, string> | undefined;
};

type Row = { person: ListedPerson; list: StudentListModel; note: string | null };

const nameCell = (row: Row) => <Choice {...row} />;

const columns: readonly TableColumn<Row>[] = [{ key: 'student', label: 'Student', cell: nameCell }];

/** The students whom the list invites; the teacher can leave some out. */
export function InvitedPeople({ list, people, notes }: InvitedPeopleProps) {
  const rows = people
    .slice(0, MAX_SHOWN)
    .map((person): Row => ({ person, list, note: notes?.get(person.email.toLowerCase()) ?? null }));
  return (
    <Stack gap={3}>
      <Table
        label="Students to invite"
        columns={columns}
        rows={rows}
        rowKey={({ person }) => person.key}
        maxHeight="md"
      />
      {people.length > MAX_SHOWN ? (
        <Text size="sm">And {formatNumber(people.length - MAX_SHOWN)} more.</Text>
      ) : null}
    </Stack>
  );
}

function Choice({ person, list, note }: Row) {
  const answers = useUnit(list.$answers);
  const give = useUnit(list.answered);
  return (
    <Checkbox
      description={<Details person={person} note={note} />}
      checked={isInvited(person, answers)}
      onChange={(invited) => give({ key: person.key, answer: { isInvited: invited } })}
    >
      <span className={styles.words}>{person.name || person.email}</span>
    </Checkbox>
  );
}

function Details({ person: { name, email }, note }: Pick<Row, 'person' | 'note'>) {
  const details = [...(name === '' ? [] : [email]), ...(note === null ? [] : [note])];
  return <span className={styles.address}>{details.join(' · ')}</span>;
}
