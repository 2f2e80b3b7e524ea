import { useUnit } from 'effector-react';
import type { ListedPerson } from '@/shared/lib/student-list';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { isInvited } from '../model/answers';
import type { StudentListModel } from '../model/student-list';
import * as styles from './student-list.css';

/** More are mended in the list itself. */
const MAX_SHOWN = 50;

export type AccountsOffer = {
  /** What the button does, such as "Invite 2 students and make 3 accounts". */
  label: (count: number) => string;
  pending?: boolean;
  /** Called with their names. */
  onTake: (names: string[]) => void;
};

type AskedPeopleProps = {
  list: StudentListModel;
  people: readonly ListedPerson[];
  accounts: AccountsOffer | undefined;
};

/** The people about whom the teacher decides: nobody of them is invited before that. */
export function AskedPeople({ list, people, accounts }: AskedPeopleProps) {
  const { answers, settled } = useUnit({ answers: list.$answers, settled: list.$settled });
  const invited = new Set(settled.students.map(({ key }) => key));
  const names = people
    .filter(({ key, email }) => email === '' && !invited.has(key))
    .map(({ key, name }) => (answers[key]?.name ?? name).trim())
    .filter((name) => name !== '');
  return (
    <Stack gap={2}>
      <Text size="sm" tone="soft">
        They are invited only if you choose so. Students without an address can join with the class code.
      </Text>
      {accounts !== undefined && names.length > 0 ? (
        <Banner
          tone="info"
          action={
            <Button size="sm" pending={accounts.pending} onClick={() => accounts.onTake(names)}>
              {accounts.label(names.length)}
            </Button>
          }
        >
          {names.length === 1 ? '1 student has' : `${names.length} students have`} no address. They can sign
          in with the class code instead.
        </Banner>
      ) : null}
      <ul className={styles.list}>
        {people.slice(0, MAX_SHOWN).map((person) => (
          <AskedPerson key={person.key} list={list} person={person} />
        ))}
      </ul>
      {people.length > MAX_SHOWN ? (
        <Text size="sm">
          And {people.length - MAX_SHOWN} more. Correct them in the list, then check it again.
        </Text>
      ) : null}
    </Stack>
  );
}

function AskedPerson({ list, person }: { list: StudentListModel; person: ListedPerson }) {
  const { answers, settled } = useUnit({ answers: list.$answers, settled: list.$settled });
  const give = useUnit(list.answered);
  const { key, line, name, email, reason } = person;
  const answer = answers[key];
  return (
    <li className={styles.asked}>
      <Text size="sm" weight="semi">
        Line {line}: {reason}
      </Text>
      <div className={styles.answer}>
        <Field label="Name">
          <TextInput
            value={answer?.name ?? name}
            maxLength={160}
            autoComplete="off"
            onChange={(value) => give({ key, answer: { name: value } })}
          />
        </Field>
        <Field label="Student’s email" error={settled.problems[key]}>
          <TextInput
            type="email"
            value={answer?.email ?? email}
            maxLength={254}
            autoComplete="off"
            onChange={(value) => give({ key, answer: { email: value } })}
          />
        </Field>
        <div className={styles.choice}>
          <Checkbox
            checked={isInvited(person, answers)}
            onChange={(invited) => give({ key, answer: { isInvited: invited } })}
          >
            Invite
          </Checkbox>
        </div>
      </div>
    </li>
  );
}
