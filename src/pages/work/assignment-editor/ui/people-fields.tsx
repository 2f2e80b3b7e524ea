import { X } from 'lucide';
import type { AssignmentOptions, ClassGroup, ClassStudent } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { dateFaults } from '../model/date-faults';
import { datesOf, evening, type ExceptionValues, type People, peopleOf } from '../model/editor-values';
import { form, lacksStudents } from '../model/form';
import { DayTimeField } from './day-time-field';
import * as styles from './assignment-editor-page.css';

const asForEveryone = {
  due: evening,
  cutOff: evening,
  attempts: null,
  extraMinutes: null,
  excused: false,
};

type PeopleProps = {
  students: readonly ClassStudent[];
  groups: readonly ClassGroup[];
  people: People;
  onChange: (changed: Partial<People>) => void;
};

/** For whom of each chosen class it is, and what differs for them. */
export function PeopleFields({ options }: { options: AssignmentOptions }) {
  const { values, change } = useForm(form);
  const chosen = options.classes.filter(({ id }) => values.classIds.includes(id));
  if (chosen.length === 0) return <Text tone="muted">Choose a class first.</Text>;
  return (
    <Stack gap={8}>
      {chosen.map(({ id, title, students, groups }) => {
        const people = peopleOf(values, id);
        const props = {
          students,
          groups,
          people,
          onChange: (changed: Partial<People>) =>
            change({ people: { ...values.people, [id]: { ...people, ...changed } } }),
        };
        return (
          <Stack key={id} gap={4}>
            {chosen.length > 1 ? <Text weight="semi">{title}</Text> : null}
            {students.length === 0 ? (
              <Text tone="muted">Nobody is in this class yet. It is for everyone who joins.</Text>
            ) : (
              <>
                <StudentsField {...props} classId={id} title={chosen.length > 1 ? title : null} />
                <ExceptionsField {...props} classId={id} />
              </>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

const countOf = ({ student_ids: ids }: ClassGroup): string =>
  ids.length === 1 ? '1 student' : `${ids.length} students`;

const toggled = (ids: readonly string[], id: string, isOn: boolean): string[] =>
  isOn ? [...ids, id] : ids.filter((other) => other !== id);

/** For whom the assignment is. */
function StudentsField({
  classId,
  title,
  students,
  groups,
  people,
  onChange,
}: PeopleProps & { classId: string; title: string | null }) {
  const { values, errors } = useForm(form);
  const isLacking = errors.people !== undefined && lacksStudents(values, classId);
  return (
    <Stack gap={3}>
      <Field label={title === null ? 'Who is it for?' : `Who in ${title} is it for?`} group>
        <RadioGroup
          value={people.isForEveryone ? 'everyone' : 'some'}
          onChange={(who) => onChange({ isForEveryone: who === 'everyone' })}
          options={[
            { value: 'everyone', label: 'Everyone', description: 'Also students who join the class later.' },
            { value: 'some', label: groups.length === 0 ? 'Some students' : 'Some groups or students' },
          ]}
        />
      </Field>
      {people.isForEveryone ? null : (
        <>
          {groups.length === 0 ? null : (
            <Field label="Groups" group>
              <Stack gap={1}>
                {groups.map((group) => (
                  <Checkbox
                    key={group.id}
                    checked={people.groupIds.includes(group.id)}
                    onChange={(isOn) => onChange({ groupIds: toggled(people.groupIds, group.id, isOn) })}
                  >
                    {group.name} ({countOf(group)})
                  </Checkbox>
                ))}
              </Stack>
            </Field>
          )}
          <Field label="Students" error={isLacking ? errors.people : undefined} group>
            <Stack gap={1}>
              {students.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={people.studentIds.includes(id)}
                  onChange={(isOn) => onChange({ studentIds: toggled(people.studentIds, id, isOn) })}
                >
                  {name}
                </Checkbox>
              ))}
            </Stack>
          </Field>
        </>
      )}
    </Stack>
  );
}

/** What differs for single students or groups: dates, attempts, or being excused. */
function ExceptionsField({
  classId,
  students,
  groups,
  people: { exceptions },
  onChange,
}: PeopleProps & { classId: string }) {
  const { values, errors } = useForm(form);
  const ofClass = { ...datesOf(values, classId), publish: values.publish };
  const isOther = ({ id }: { id: string }) => !exceptions.some((exception) => exception.id === id);
  const others = { group: groups.filter(isOther), student: students.filter(isOther) };
  const add = (of: ExceptionValues['of'], id: string) =>
    onChange({ exceptions: [...exceptions, { of, id, ...asForEveryone }] });
  const set = (index: number, changed: Partial<ExceptionValues>) =>
    onChange({
      exceptions: exceptions.map((exception, place) =>
        place === index ? { ...exception, ...changed } : exception,
      ),
    });
  return (
    <Stack gap={4}>
      {exceptions.map((exception, index) => {
        const name = nameOf(exception, { students, groups });
        const faults = errors.people === undefined ? {} : dateFaults(ofClass, exception);
        return (
          <fieldset key={exception.id} className={styles.criterion}>
            <Cluster justify="between">
              <Text weight="semi">{name}</Text>
              <IconButton
                label={`Remove the exception for ${name}`}
                icon={X}
                onClick={() => onChange({ exceptions: exceptions.filter((_, place) => place !== index) })}
              />
            </Cluster>
            <Checkbox checked={exception.excused} onChange={(excused) => set(index, { excused })}>
              Excused
            </Checkbox>
            {exception.excused ? null : (
              <>
                <DayTimeField
                  label={`Due for ${name}`}
                  value={exception.due}
                  error={faults.due}
                  onChange={(due) => set(index, { due })}
                />
                <DayTimeField
                  label={`Cut-off for ${name}`}
                  help="A later due date moves an earlier cut-off with it."
                  value={exception.cutOff}
                  error={faults.cutOff}
                  onChange={(cutOff) => set(index, { cutOff })}
                />
                <Field label="Attempts" optional>
                  <NumberInput
                    value={exception.attempts}
                    min={1}
                    max={20}
                    onChange={(attempts) => set(index, { attempts })}
                  />
                </Field>
                {values.isQuiz && values.minutes !== null ? (
                  <Field label="Extra time" optional>
                    <NumberInput
                      value={exception.extraMinutes}
                      min={1}
                      max={600}
                      unit="min"
                      onChange={(extraMinutes) => set(index, { extraMinutes })}
                    />
                  </Field>
                ) : null}
              </>
            )}
          </fieldset>
        );
      })}
      {groups.length === 0 ? null : (
        <Field
          label="Add an exception for a group"
          help="An exception for a student counts before one for a group."
          optional
        >
          <Select
            value=""
            placeholder="Choose a group"
            options={others.group.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => add('group', id)}
          />
        </Field>
      )}
      <Field label="Add an exception for a student" optional>
        <Select
          value=""
          placeholder="Choose a student"
          options={others.student.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => add('student', id)}
        />
      </Field>
    </Stack>
  );
}

const nameOf = (
  { of, id }: ExceptionValues,
  { students, groups }: Pick<PeopleProps, 'students' | 'groups'>,
): string =>
  of === 'group'
    ? (groups.find((group) => group.id === id)?.name ?? 'Deleted group')
    : (students.find((student) => student.id === id)?.name ?? 'Former student');
