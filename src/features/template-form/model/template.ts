import { combine, createEvent, createStore, sample } from 'effector';
import { $document, generationFetched, type OpenDocument, startSucceeded } from '@/entities/generation';
import { blankOf, type FormField, readFormSchema, textIn } from '@/entities/template-form';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import type { Generation } from '@/shared/api/generations';
import { createGetTemplateQuery, type Template } from '@/shared/api/templates';
import { nonNull } from '@/shared/lib/non-null';
import { $form, formOpened, valuesTaken } from './form';
import type { FormOpening } from './form-state';

/** `id`: of the document whose form it is; null for a new one. */
type Address = { type: string; id: string | null };

export type TemplateState =
  | { state: 'away' }
  | ({ state: 'loading' } & Address)
  | ({ state: 'failed'; problem: Problem } & Address)
  | ({ state: 'ready'; template: Template; fields: readonly FormField[] } & Address);

/** Opens the form of a template. `from`: the document that a new form is filled in from. `modifies`: the form changes questions, those of `from` or the user's own. */
export const templateOpened = createEvent<Address & { from?: string | null; modifies?: boolean }>();
export const templateRetried = createEvent();

const templateQuery = createGetTemplateQuery();
concurrency(templateQuery, { strategy: 'TAKE_LATEST' });

// away -> loading -> ready | failed -> loading
export const $template = createStore<TemplateState>({ state: 'away' }, { name: 'template' });

/** The template, which may arrive after its document. */
export const templateArrived = sample({
  clock: templateQuery.finished.success,
  fn: ({ params, result }) => ({ type: params.templateType, template: result }),
});

$template
  .on(templateOpened, (page, { type, id }) =>
    page.state === 'ready' && page.type === type && !isOwn(type)
      ? { ...page, id }
      : { state: 'loading', type, id },
  )
  .on(templateArrived, (page, { type, template }) =>
    page.state === 'loading' && page.type === type
      ? { state: 'ready', type, id: page.id, template, fields: readFormSchema(template.input_schema) }
      : page,
  )
  // The next new form begins with this document's values; the server would say the same.
  .on(startSucceeded, (page, { generation }) =>
    page.state === 'ready' && page.type === generation.template_type
      ? { ...page, template: rememberIn(page.template, generation) }
      : page,
  )
  .on(templateQuery.finished.failure, (page, { params, error }) =>
    page.state === 'loading' && page.type === params.templateType
      ? { state: 'failed', type: page.type, id: page.id, problem: problemOf(error) }
      : page,
  )
  .on(templateRetried, (page) =>
    page.state === 'failed' ? { state: 'loading', type: page.type, id: page.id } : page,
  );

sample({
  clock: sample({
    clock: [templateOpened, templateRetried],
    source: $template,
    fn: (page) => (page.state === 'loading' ? requestOf(page) : null),
  }).filterMap(nonNull),
  target: templateQuery.start,
});

// The draft of a new document is stored by template type, that of an existing one by id.
sample({
  clock: sample({
    clock: [templateOpened, templateArrived, generationFetched],
    source: { page: $template, document: $document, form: $form },
    fn: ({ page, document, form }) => {
      const opening = formOf(page, document);
      return opening && form.state === 'open' && form.key === opening.key ? null : opening;
    },
  }).filterMap(nonNull),
  target: formOpened,
});

const isOwn = (type: string): boolean => type.startsWith('own-');

/** A document keeps the version of a teacher's template that it was made with. */
const requestOf = ({ type, id }: Address) => ({
  templateType: type,
  ...(id !== null && isOwn(type) && { params: { document: id } }),
});

const REMEMBERED = new Set(['grade_level', 'subject', 'standards_framework']);

export const prefillCleared = createEvent();
/** The fields of a new form that still have what was filled in for the user. */
export const $prefilled = combine($template, $form, (page, form): readonly string[] => {
  if (page.state !== 'ready' || form.state !== 'open' || form.draftOf !== page.type) return [];
  // A chosen class fills in the same fields.
  if (textIn(form.values, 'class_id') !== '') return [];
  const { prefill } = page.template;
  return [...REMEMBERED].filter((name) => prefill[name] !== undefined && prefill[name] === form.values[name]);
});
sample({
  clock: prefillCleared,
  source: { names: $prefilled, form: $form },
  fn: ({ names, form }) => {
    const blank = form.state === 'open' ? blankOf(form.fields) : {};
    return Object.fromEntries(names.map((name) => [name, blank[name]]));
  },
  target: valuesTaken,
});

const rememberIn = (template: Template, { input }: Generation): Template => ({
  ...template,
  prefill: Object.fromEntries(Object.entries(input).filter(([name]) => REMEMBERED.has(name))),
});

function formOf(page: TemplateState, document: OpenDocument | null): FormOpening | null {
  if (page.state !== 'ready') return null;
  const { id, type, fields, template } = page;
  if (id === null) return { key: `form:${type}`, fields, input: template.prefill, draftOf: type };
  return document?.generation.id === id
    ? { key: `form:${id}`, fields, input: document.generation.input, draftOf: null }
    : null;
}
