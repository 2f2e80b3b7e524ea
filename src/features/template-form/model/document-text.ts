import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  createSourceFx,
  deleteSourceFx,
  getSourceTextFx,
  sourceSchema,
  sourceTextSchema,
} from '@/shared/api/sources';
import { failureShown } from '@/shared/lib/toasts';
import { draftRead, fieldChanged } from './form';

export const textFileChosen = createEvent<{ field: string; file: File }>();

/** Reads a file into text on the server, which stores nothing of it afterwards. */
export async function readTextFile(file: File): Promise<string> {
  const { id } = sourceSchema.parse(await createSourceFx({ createSourceBody: { file } }));
  try {
    return sourceTextSchema.parse(await getSourceTextFx({ id })).text;
  } finally {
    await deleteSourceFx({ id });
  }
}

const readTextFileFx = createEffect<{ field: string; file: File }, string>({
  name: 'readTextFile',
  handler: ({ file }) => readTextFile(file),
});

/** The name of the field that a file is being read into. */
export const $readingInto = createStore<string | null>(null, { name: 'readingInto' })
  .on(readTextFileFx, (_, { field }) => field)
  .on(readTextFileFx.finally, () => null)
  .reset(draftRead);

sample({ clock: textFileChosen, target: readTextFileFx });
sample({
  clock: readTextFileFx.done,
  fn: ({ params, result }) => ({ name: params.field, value: result }),
  target: fieldChanged,
});
sample({ clock: readTextFileFx.fail, target: failureShown });
