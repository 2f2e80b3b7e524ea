import { useUnit } from 'effector-react';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { $choices, $isAdding, documentChosen } from '../model/documents';

/** Chooses one of the teacher's newest documents; students get its student copy. */
export function DocumentChoice() {
  const { choices, isAdding, choose } = useUnit({
    choices: $choices,
    isAdding: $isAdding,
    choose: documentChosen,
  });
  if (choices === null) return <Skeleton lines={2} label="Loading your documents" />;
  if (choices.length === 0) return <Text tone="muted">You have no documents yet.</Text>;
  return (
    <Field label="One of your documents" help="Students get the copy without key and teacher-only parts.">
      <Select
        value=""
        placeholder="Choose a document"
        disabled={isAdding}
        options={choices.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={choose}
      />
    </Field>
  );
}
