import { useUnit } from 'effector-react';
import type { ListedPerson } from '@/shared/lib/student-list';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { accountsOffered } from '../model/accounts-offer';
import { isInvited } from '../model/answers';
import type { StudentListModel } from '../model/student-list';
import * as styles from './student-list.css';

/** More are mended in the list itself. */
const MAX_SHOWN = 50;

type AskedPeopleProps = {
  list: StudentListModel;
  people: readonly ListedPerson[];
  classId: string | undefined;
};

/** The people about whom the teacher decides: nobody of them is invited before that. */
export function AskedPeople({ list, people, classId }: AskedPeopleProps) {
  const offer = useUnit(accountsOffered);
  const names = people.filter(({ name, email }) => name !== '' && email === '').map(({ name }) => name);
  return (
    <Stack gap={2}>
      <Text size="sm" tone="soft">
        They are invited only if you choose so. Students without an address can join with the class code.
      </Text>
      {classId !== undefined && names.length > 0 ? (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={() => offer({ classId, names })}>
              Make accounts without email
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
