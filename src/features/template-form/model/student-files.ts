import { createEffect, createEvent, createStore, sample } from 'effector';
import { problemOf } from '@/shared/api';
import { blankOf, filledRows, type FormValues, rowsIn, textIn } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import { $batchForm, type BatchForm } from './batch-form';
import { readTextFile } from './document-text';
import { $form, fieldChanged, formFilled } from './form';
import { guessStudent } from './student-guess';

/** Keys of a row that the request leaves out: the file that it was read from, and whether its student is a guess. */
export const FILE_NAME = 'file_name';
export const IS_GUESS = 'is_guess';

export type StudentFile = { id: string; file: File } & (
  | { state: 'waiting' | 'reading' }
  | { state: 'failed'; message: string }
);

export const studentFilesChosen = createEvent<readonly { id: string; file: File }[]>();
export const studentFileRemoved = createEvent<string>();
export const studentFileRetried = createEvent<string>();

export const readStudentFileFx = createEffect<StudentFile, string>({
  name: 'readStudentFile',
  handler: ({ file }) => readTextFile(file),
});

/** The files that are not in a row yet. They are read one after the other. */
export const $studentFiles = createStore<readonly StudentFile[]>([], {
  name: 'studentFiles',
  serialize: 'ignore',
});

const set =
  (id: string, state: StudentFile['state'], message = '') =>
  (files: readonly StudentFile[]) =>
    files.map((each): StudentFile => {
      if (each.id !== id) return each;
      const { file } = each;
      return state === 'failed' ? { id, file, state, message } : { id, file, state };
    });

const fileRead = readStudentFileFx.done;

$studentFiles
  .on(studentFilesChosen, (files, added) => [
    ...files,
    ...added.map(({ id, file }): StudentFile => ({ id, file, state: 'waiting' })),
  ])
  .on(readStudentFileFx, (files, { id }) => set(id, 'reading')(files))
  .on(studentFileRetried, (files, id) => set(id, 'waiting')(files))
  .on(readStudentFileFx.fail, (files, { params: { id }, error }) => {
    const { fields, message } = problemOf(error);
    return set(id, 'failed', fields.file?.[0] ?? message)(files);
  })
  .on([fileRead.map(({ params }) => params.id), studentFileRemoved], (files, id) =>
    files.filter((each) => each.id !== id),
  )
  .reset(formFilled);

sample({
  clock: sample({
    clock: [studentFilesChosen, studentFileRetried, readStudentFileFx.finally],
    source: { files: $studentFiles, isReading: readStudentFileFx.pending },
    fn: ({ files, isReading }) => (isReading ? undefined : files.find(({ state }) => state === 'waiting')),
  }).filterMap(nonNull),
  target: readStudentFileFx,
});

/** A read file goes into the row of its student, if that has no work yet, or else into a new row. */
function placeFile(
  { field, file }: Pick<BatchForm, 'field' | 'file'>,
  rows: readonly FormValues[],
  read: { name: string; text: string },
): { value: readonly FormValues[]; order: readonly number[] } | null {
  const names = field.fields.find(({ kind }) => kind === 'text' || kind === 'select');
  if (file === null || !names) return null;
  const filled = filledRows(field, rows);
  const known = names.kind === 'select' ? names.options : [];
  const inRows = filled.map((row) => textIn(row, names.name)).filter((name) => name !== '');
  const { name, isSure } = guessStudent(read.name, [...new Set([...inRows, ...known])]);
  const at = filled.findIndex((row) => textIn(row, names.name) === name && textIn(row, file).trim() === '');
  const isTaken = at === -1 && inRows.includes(name);
  const row = {
    ...(filled[at] ?? blankOf(field.fields)),
    [names.name]: name,
    [file]: read.text,
    [FILE_NAME]: read.name,
    [IS_GUESS]: !isSure || isTaken,
  };
  const value = at === -1 ? [...filled, row] : filled.with(at, row);
  return { value, order: value.map((_, index) => (index < filled.length ? index : -1)) };
}

sample({
  clock: sample({
    clock: fileRead,
    source: { form: $form, batch: $batchForm },
    fn: ({ form, batch }, { params, result }) => {
      if (form.state !== 'open' || batch === null) return null;
      const rows = rowsIn(form.values, batch.field.name);
      const placed = placeFile(batch, rows, { name: params.file.name, text: result });
      return placed && { name: batch.field.name, ...placed };
    },
  }).filterMap(nonNull),
  target: fieldChanged,
});
