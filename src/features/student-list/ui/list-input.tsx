import { useUnit } from 'effector-react';
import { encodings, isListEncoding } from '@/shared/lib/student-list';
import { Field } from '@/shared/ui/field';
import { FileButton } from '@/shared/ui/file-button';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import type { StudentListModel } from '../model/student-list';

export type ListInputProps = {
  list: StudentListModel;
  label: string;
  error: string | undefined;
  rows?: number;
};

/** A list of students as text or from a file, whose encoding is shown and can be changed. */
export function ListInput({ list, label, error, rows = 5 }: ListInputProps) {
  const { text, file } = useUnit({ text: list.$text, file: list.$file });
  const on = useUnit({ text: list.textChanged, file: list.fileChosen, encoding: list.encodingChosen });
  return (
    <Stack gap={3}>
      <Field
        label={label}
        error={error}
        help="One student per line, the export of your school’s system, or the recipients of an email."
      >
        <Textarea
          rows={rows}
          maxRows={rows}
          value={text}
          onChange={(value) => on.text(value)}
          placeholder="Thandi Mokoena, t.mokoena@harborview.school"
        />
      </Field>
      <div>
        <FileButton
          size="sm"
          label="CSV or text file"
          accept=".csv,.tsv,.txt,.xls,.htm,.html,text/csv,text/plain,text/tab-separated-values"
          onChoose={(chosen) => on.file(chosen)}
        >
          Choose a file
        </FileButton>
      </div>
      {file === null ? null : (
        <Field
          label={`Encoding of ${file.name}`}
          help="Recognised from the file. If letters look wrong, choose another."
        >
          <Select
            options={encodings}
            value={file.encoding}
            onChange={(value) => {
              if (isListEncoding(value)) on.encoding(value);
            }}
          />
        </Field>
      )}
    </Stack>
  );
}
