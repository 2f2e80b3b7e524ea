import { X } from 'lucide';
import type { ClassGroup, ClassStudent } from '@/shared/api/assignments';
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
import { form } from '../model/editor';
import type { ExceptionValues } from '../model/editor-values';
import { DayTimeField } from './day-time-field';
import * as styles from './assignment-editor-page.css';

const noDay = { date: null, time: '23:59' };
const asForEveryone = { due: noDay, cutOff: noDay, attempts: null, extraMinutes: null, excused: false };

type PeopleProps = { students: readonly ClassStudent[]; groups: readonly ClassGroup[] };

const countOf = ({ student_ids: ids }: ClassGroup): string =>
  ids.length === 1 ? '1 student' : `${ids.length} students`;

const toggled = (ids: readonly string[], id: string, isOn: boolean): readonly string[] =>
  isOn ? [...ids, id] : ids.filter((other) => other !== id);

/** For whom the assignment is. */
export function StudentsField({ students, groups }: PeopleProps) {
  const { values, errors, change } = useForm(form);
  return (
    <Stack gap={3}>
      <RadioGroup
        label="For whom"
        value={values.isForEveryone ? 'everyone' : 'some'}
        onChange={(who) => change({ isForEveryone: who === 'everyone' })}
        options={[
          { value: 'everyone', label: 'Everyone', description: 'Also students who join the class later.' },
          { value: 'some', label: groups.length === 0 ? 'Some students' : 'Some groups or students' },
        ]}
      />
      {values.isForEveryone ? null : (
        <>
          {groups.length === 0 ? null : (
            <Field label="Groups" group>
              <Stack gap={1}>
                {groups.map((group) => (
                  <Checkbox
                    key={group.id}
                    checked={values.groupIds.includes(group.id)}
                    onChange={(isOn) => change({ groupIds: toggled(values.groupIds, group.id, isOn) })}
                  >
                    {group.name} ({countOf(group)})
                  </Checkbox>
                ))}
              </Stack>
            </Field>
          )}
          <Field label="Students" error={errors.studentIds} group>
            <Stack gap={1}>
              {students.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={values.studentIds.includes(id)}
                  onChange={(isOn) => change({ studentIds: toggled(values.studentIds, id, isOn) })}
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
export function ExceptionsField({ students, groups }: PeopleProps) {
  const { values, errors, change } = useForm(form);
  const { exceptions } = values;
  const isOther = ({ id }: { id: string }) => !exceptions.some((exception) => exception.id === id);
  const others = { group: groups.filter(isOther), student: students.filter(isOther) };
  const add = (of: ExceptionValues['of'], id: string) =>
    change({ exceptions: [...exceptions, { of, id, ...asForEveryone }] });
  const set = (index: number, changed: Partial<ExceptionValues>) =>
    change({
      exceptions: exceptions.map((exception, place) =>
        place === index ? { ...exception, ...changed } : exception,
      ),
    });
  return (
    <Stack gap={4}>
      {exceptions.map((exception, index) => {
        const name = nameOf(exception, { students, groups });
        const faults = errors.exceptions === undefined ? {} : dateFaults(values, exception);
        return (
          <fieldset key={exception.id} className={styles.criterion}>
            <Cluster justify="between">
              <Text weight="semi">{name}</Text>
              <IconButton
                label={`Remove the exception for ${name}`}
                icon={X}
                onClick={() => change({ exceptions: exceptions.filter((_, place) => place !== index) })}
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
      {errors.exceptions === undefined ? null : (
        <Text size="sm" tone="danger">
          {errors.exceptions}
        </Text>
      )}
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

const nameOf = ({ of, id }: ExceptionValues, { students, groups }: PeopleProps): string =>
  of === 'group'
    ? (groups.find((group) => group.id === id)?.name ?? 'Deleted group')
    : (students.find((student) => student.id === id)?.name ?? 'Former student');
