import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { MAX_FILE_BYTES } from '@/shared/lib/files';
import { Field } from '@/shared/ui/field';
import { DeferredFileUpload } from '@/shared/ui/file-upload';
import { form } from '../model/form';
import { fileChosen, MAX_FILES, uploads } from '../model/files';

/** What students get with the instructions. */
export function FilesField() {
  const { values, errors } = useForm(form);
  const on = useUnit({ choose: fileChosen, remove: uploads.removed });
  return (
    <Field
      label="Files"
      help="Students open them beside the instructions."
      error={errors.files}
      group
      optional
    >
      <DeferredFileUpload
        files={values.files}
        maxSize={MAX_FILE_BYTES}
        maxFiles={MAX_FILES}
        hint="Up to ten files of at most 100 MB each."
        onAdd={(added) => {
          for (const file of added) on.choose({ id: crypto.randomUUID(), file });
        }}
        onRemove={on.remove}
      />
    </Field>
  );
}
