import { createStore, sample } from 'effector';
import { templateRoute } from '@/shared/api/template-route';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { type FormField, type FormValues, textIn } from '@/entities/template-form';
import { $form, draftRead, fieldChanged, valuesTaken } from '@/features/template-form';
import { generatorOpened } from './generator';

// The class is first, because choosing it fills in its grade and subject.
const REPLACED = ['class_id', 'topic', 'grade_level', 'subject', 'distractor_focus'];
/** Fields for several lines, to which a value is added. */
const NOTES = ['class_profile', 'prior_knowledge', 'additional_instructions'];

/** The values that an address has for a new form. */
export function valuesIn(search: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...REPLACED, ...NOTES].flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** What the form shows then: what a draft notes already stays. */
function merged(
  { fields, values }: { fields: readonly FormField[]; values: FormValues },
  requested: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(requested)
      .filter(([name, value]) => fields.some((field) => field.name === name && offers(field, value)))
      .map(([name, value]) => {
        const before = NOTES.includes(name) ? textIn(values, name) : '';
        if (before === '' || before.includes(value)) return [name, before || value];
        return [name, `${before}\n${value}`];
      }),
  );
}

/** A field of classes takes only a class that the user teaches now. */
const offers = (field: FormField, value: string): boolean =>
  field.kind !== 'class' || field.classes.some(({ id }) => id === value);

/** The values in the address of a new document, until the form shows them. */
const $requested = createStore<{ type: string; values: Readonly<Record<string, string>> } | null>(null, {
  name: 'requestedValues',
});

const accepted = sample({
  clock: [generatorOpened, draftRead],
  source: { form: $form, requested: $requested },
  fn: ({ form, requested }) =>
    requested && form.state === 'open' && form.key === `form:${requested.type}`
      ? { type: requested.type, values: merged(form, requested.values) }
      : null,
}).filterMap(nonNull);

$requested
  .on(generatorOpened, (_, { type, id, values = {} }) =>
    id === null && Object.keys(values).length > 0 ? { type, values } : null,
  )
  .on(accepted, () => null);

// The last one is a change by the user's request, which stores the draft and asks for the price.
sample({
  clock: accepted,
  fn: ({ values }) => Object.fromEntries(Object.entries(values).slice(0, -1)),
  target: valuesTaken,
});
sample({
  clock: accepted.filterMap(({ values }) => Object.entries(values).at(-1)),
  fn: ([name, value]) => ({ name, value }),
  target: fieldChanged,
});
// Without the values in the address, a reload shows the draft instead of the first wording.
sample({
  clock: accepted,
  fn: ({ type }) => ({ to: templateRoute(type), replace: true }),
  target: navigateFx,
});
