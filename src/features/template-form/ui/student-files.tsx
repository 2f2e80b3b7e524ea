import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { DeferredFileUpload, type UploadedFile } from '@/shared/ui/file-upload';
import { Text } from '@/shared/ui/text';
import type { FormValues } from '@/entities/template-form';
import { $batchForm } from '../model/batch-form';
import {
  $studentFiles,
  FILE_NAME,
  IS_GUESS,
  type StudentFile,
  studentFileRemoved,
  studentFileRetried,
  studentFilesChosen,
} from '../model/student-files';
import type { InnerForm, RowsFieldProps } from './rows-field';
import { rows as list } from './rows-field.css';
import { MAX_FILE_BYTES, TEXT_FILES } from './text-files';

export type StudentFilesProps = {
  /** The name of the field with the rows. */
  name: string;
  rows: readonly FormValues[];
  onChange: RowsFieldProps['onChange'];
  /** Draws the fields of a row. */
  children: (form: InnerForm) => ReactNode;
};

/** Adds a file per student to the rows of a batch, and lists which student each file was matched to. */
export function StudentFiles({ name, rows, onChange, children }: StudentFilesProps) {
  const { batch, files } = useUnit({ batch: $batchForm, files: $studentFiles });
  const on = useUnit({ add: studentFilesChosen, remove: studentFileRemoved, retry: studentFileRetried });
  if (batch?.field.name !== name) return null;
  const limit = `Up to ${batch.max} students, with a document each.`;
  if (batch.file === null) {
    return (
      <Text size="2xs" tone="muted">
        {limit}
      </Text>
    );
  }
  const student = batch.field.fields.find(({ kind }) => kind === 'text' || kind === 'select');
  const matched = rows.flatMap((row, index) => {
    const file = row[FILE_NAME];
    return typeof file === 'string' ? [{ row, index, file, isGuess: row[IS_GUESS] === true }] : [];
  });
  return (
    <>
      <DeferredFileUpload
        label="Add a file per student"
        files={files.map(asUploaded)}
        accept={TEXT_FILES}
        maxSize={MAX_FILE_BYTES}
        maxFiles={Math.max(0, batch.max - batch.count)}
        hint={`${limit} PDF, DOCX or TXT, named after the student`}
        onAdd={(added) => on.add(added.map((file) => ({ id: crypto.randomUUID(), file })))}
        onRemove={on.remove}
        onRetry={on.retry}
      />
      {student && matched.length > 0 ? (
        <div className={list} role="group" aria-label="Students of the files">
          {matched.map(({ row, index, file, isGuess }) => (
            <div key={index}>
              {children({
                fields: [
                  {
                    ...student,
                    group: null,
                    label: file,
                    help: isGuess ? 'Check the student: the file’s name isn’t clear.' : null,
                  },
                ],
                values: row,
                messages: {},
                onChange: (values, path) =>
                  onChange(rows.with(index, { ...values, [IS_GUESS]: false }), { path: `${index}.${path}` }),
                onBlur: () => {},
              })}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

const asUploaded = (each: StudentFile): UploadedFile => ({
  id: each.id,
  name: each.file.name,
  size: each.file.size,
  state: each.state === 'failed' ? 'failed' : 'uploading',
  ...(each.state === 'failed' && { error: each.message }),
});
