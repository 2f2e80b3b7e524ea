import { attach, createEvent, createStore, sample } from 'effector';
import { nonNull } from '../non-null';
import { readStoredFx, removeStoredFx, storeFx } from '../storage';
import type { Form } from './create-form';

type Options<Values extends object> = {
  form: Pick<Form<Values>, 'name' | 'changed' | 'succeeded' | '$values'>;
  /** Reads what this browser stored; undefined if it is none. */
  readStored: (stored: unknown) => NoInfer<Partial<Values>> | undefined;
};

/**
 * Stores what is typed into a form in this browser until it is sent. Call `draftOpened` after the form was opened, with a
 * name of what it is about; what was typed about it before returns to the form.
 */
export function keepDraft<Values extends object>({ form, readStored }: Options<Values>) {
  const draftOpened = createEvent<string>();
  const $about = createStore('', { name: `${form.name}DraftOf` }).on(draftOpened, (_, about) => about);
  // The prefix of unfinished forms, which signing out removes.
  const keyOf = (about: string): string => `form:${form.name}:${about}`;
  const readFx = attach({ effect: readStoredFx, mapParams: keyOf });
  const removeFx = attach({ effect: removeStoredFx, mapParams: keyOf });
  const keepFx = attach({
    effect: storeFx,
    mapParams: ({ about, value }: { about: string; value: Values }) => ({ name: keyOf(about), value }),
  });

  sample({ clock: draftOpened, target: readFx });
  const found = sample({
    clock: readFx.done,
    source: $about,
    fn: (about, { params, result }) => {
      const change = params === about ? readStored(result) : undefined;
      return change && { change };
    },
  }).filterMap(nonNull);
  sample({ clock: found, fn: ({ change }) => change, target: form.changed });
  sample({
    clock: form.changed,
    source: { about: $about, values: form.$values },
    fn: ({ about, values }, change) => ({ about, value: { ...values, ...change } }),
    target: keepFx,
  });
  sample({ clock: form.succeeded, source: $about, target: removeFx });
  return { draftOpened };
}

/** Reads the texts of a stored draft. */
export const storedTexts =
  <Field extends string>(...fields: readonly Field[]) =>
  (stored: unknown): Partial<Record<Field, string>> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const values = new Map(Object.entries(stored));
    const texts: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const value: unknown = values.get(field);
      if (typeof value === 'string') texts[field] = value;
    }
    return texts;
  };
