import { useForm } from '@/shared/lib/form';
import { X } from 'lucide-react';
import type { ClassStudent } from '@/shared/api/assignments';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { form } from '../model/editor';
import type { ExceptionValues } from '../model/editor-values';
import { DayTimeField } from './day-time-field';
import * as styles from './assignment-editor-page.css';

const noDay = { date: null, time: '23:59' };

/** For whom the assignment is. */
export function StudentsField({ students }: { students: readonly ClassStudent[] }) {
  const { values, errors, change } = useForm(form);
  return (
    <Stack gap={3}>
      <RadioGroup
        label="For whom"
        value={values.isForEveryone ? 'everyone' : 'some'}
        onChange={(who) => change({ isForEveryone: who === 'everyone' })}
        options={[
          { value: 'everyone', label: 'Everyone', description: 'Also students who join the class later.' },
          { value: 'some', label: 'Some students' },
        ]}
      />
      {values.isForEveryone ? null : (
        <Field label="Students" error={errors.studentIds} group>
          <Stack gap={1}>
            {students.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={values.studentIds.includes(id)}
                onChange={(checked) =>
                  change({
                    studentIds: checked
                      ? [...values.studentIds, id]
                      : values.studentIds.filter((other) => other !== id),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </Stack>
        </Field>
      )}
    </Stack>
  );
}

/** What differs for single students: dates, attempts, or being excused. */
export function ExceptionsField({ students }: { students: readonly ClassStudent[] }) {
  const { values, change } = useForm(form);
  const { exceptions } = values;
  const others = students.filter(({ id }) => !exceptions.some(({ studentId }) => studentId === id));
  const set = (index: number, changed: Partial<ExceptionValues>) =>
    change({
      exceptions: exceptions.map((exception, place) =>
        place === index ? { ...exception, ...changed } : exception,
      ),
    });
  return (
    <Stack gap={4}>
      {exceptions.map((exception, index) => {
        const name = students.find(({ id }) => id === exception.studentId)?.name ?? 'Former student';
        return (
          <fieldset key={exception.studentId} className={styles.criterion}>
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
                  onChange={(due) => set(index, { due })}
                />
                <DayTimeField
                  label={`Cut-off for ${name}`}
                  help="A later due date moves an earlier cut-off with it."
                  value={exception.cutOff}
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
      <Field label="Add an exception for a student" optional>
        <Select
          value=""
          placeholder="Choose a student"
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(studentId) =>
            change({
              exceptions: [
                ...exceptions,
                {
                  studentId,
                  due: noDay,
                  cutOff: noDay,
                  attempts: null,
                  extraMinutes: null,
                  excused: false,
                },
              ],
            })
          }
        />
      </Field>
    </Stack>
  );
}
