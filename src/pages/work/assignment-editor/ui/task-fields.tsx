import { withLines } from '@/entities/assignment';
import type { AssignmentOptions, Quiz } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { RichTextEditor } from '@/shared/ui/rich-text-editor';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { form } from '../model/form';
import { FilesField } from './files-field';
import { HandInFields } from './hand-in-fields';

type TaskFieldsProps = { options: AssignmentOptions; quiz: Quiz | null };

/** What students are to do. */
export function TaskFields({ options, quiz }: TaskFieldsProps) {
  const { values, errors, field, change } = useForm(form);
  const { length } = values.instructions;
  return (
    <Stack gap={5}>
      <Field label="Title" error={errors.title} required>
        <TextInput {...field('title')} maxLength={200} />
      </Field>
      <HandInFields options={options} quiz={quiz} />
      <Field
        label="Instructions"
        error={errors.instructions}
        group
        optional
        {...(length > 15_000 && { counter: { used: length, limit: 20_000 } })}
      >
        <RichTextEditor
          label="Instructions"
          initial={withLines(values.instructions)}
          onChange={(instructions) => change({ instructions })}
        />
      </Field>
      <FilesField />
    </Stack>
  );
}
