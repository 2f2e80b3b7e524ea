import type { Assignment, AssignmentOptions } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { form } from '../model/form';

type ClassesFieldProps = { options: AssignmentOptions; saved: Assignment | null };

/** The classes that get the assignment; one that exists stays in its class. */
export function ClassesField({ options, saved }: ClassesFieldProps) {
  const { values, errors, change } = useForm(form);
  if (saved) {
    return (
      <Field label="Class" group>
        <Text>{saved.class.title}</Text>
      </Field>
    );
  }
  const open = options.classes.filter(({ is_archived: isArchived }) => !isArchived);
  const { classIds } = values;
  // In the order of the list, so that the first class is the same however they are chosen.
  const choose = (isChosen: (id: string) => boolean) =>
    change({ classIds: open.map(({ id }) => id).filter(isChosen) });
  const isEvery = open.every(({ id }) => classIds.includes(id));
  return (
    <Field label="Classes" error={errors.classIds} group required>
      <Stack gap={1}>
        {open.length > 1 ? (
          <Checkbox
            checked={isEvery || (classIds.length > 0 ? 'some' : false)}
            onChange={() => choose(() => !isEvery)}
          >
            All {open.length} classes
          </Checkbox>
        ) : null}
        {open.map(({ id, title, students }) => (
          <Checkbox
            key={id}
            checked={classIds.includes(id)}
            onChange={(isOn) => choose((other) => (other === id ? isOn : classIds.includes(other)))}
          >
            {title} ({students.length === 1 ? '1 student' : `${students.length} students`})
          </Checkbox>
        ))}
      </Stack>
    </Field>
  );
}
