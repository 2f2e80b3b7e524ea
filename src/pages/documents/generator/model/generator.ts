import { createEvent, createStore, sample } from 'effector';
import {
  $document,
  generationClosed,
  generationOpened,
  generationFetched,
  type OpenDocument,
  startAccepted,
  startSucceeded,
} from '@/entities/generation';
import { balanceChanged } from '@/entities/session';
import { templateRoute } from '@/shared/api/template-route';
import { type Problem, problemOf, takeLatest } from '@/shared/api';
import type { Generation } from '@/shared/api/generations';
import { createGetTemplateQuery, type Template } from '@/shared/api/templates';
import { navigateFx, navigationStarted } from '@/shared/lib/navigation';
import { type FormField, readFormSchema } from '@/entities/template-form';
import { $form, formOpened, formSaved } from './form';
import type { FormOpening } from './form-state';

export type Address = { type: string; id: string | null };

export type Generator =
  | { state: 'away' }
  | ({ state: 'loading' } & Address)
  | ({ state: 'failed'; problem: Problem } & Address)
  | ({ state: 'ready'; template: Template; fields: readonly FormField[] } & Address);

/** `printing`: the address is that of the print view. `values`: of a new form, from another page. `from`: the document that the form is filled in from. `modifies`: the form changes questions, those of `from` or the user's own. */
export const generatorOpened = createEvent<
  Address & {
    printing?: boolean;
    values?: Readonly<Record<string, string>>;
    from?: string | null;
    modifies?: boolean;
  }
>();
export const retryRequested = createEvent();

const templateQuery = createGetTemplateQuery();
takeLatest(templateQuery);

// away -> loading -> ready | failed -> loading
export const $generator = createStore<Generator>({ state: 'away' }, { name: 'generator' });

/** The template of the page, which may arrive after its document. */
export const templateArrived = sample({
  clock: templateQuery.finished.success,
  fn: ({ params, result }) => ({ type: params.templateType, template: result }),
});

$generator
  .on(generatorOpened, (page, { type, id }) =>
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
  .on(retryRequested, (page) =>
    page.state === 'failed' ? { state: 'loading', type: page.type, id: page.id } : page,
  );

sample({
  clock: sample({
    clock: [generatorOpened, retryRequested],
    source: $generator,
    fn: (page) => (page.state === 'loading' ? requestOf(page) : null),
  }).filterMap((request) => request ?? undefined),
  target: templateQuery.start,
});

sample({ clock: generatorOpened.filterMap(({ id }) => id ?? undefined), target: generationOpened });
sample({ clock: generatorOpened.filter({ fn: ({ id }) => id === null }), target: generationClosed });

// Redirects to the route of the document's own template; another template's form would look empty.
sample({
  clock: sample({
    clock: [generatorOpened, generationFetched],
    source: { page: $generator, document: $document },
    fn: ({ page, document }) =>
      page.state !== 'away' &&
      document?.generation.id === page.id &&
      document.generation.template_type !== page.type
        ? document.generation
        : null,
  }).filterMap((generation) => generation ?? undefined),
  fn: (generation) => ({ to: editRouteOf(generation), replace: true }),
  target: navigateFx,
});

// The draft of a new document is stored by template type, that of an existing one by id.
sample({
  clock: sample({
    clock: [generatorOpened, templateArrived, generationFetched],
    source: { page: $generator, document: $document, form: $form },
    fn: ({ page, document, form }) => {
      const opening = formOf(page, document);
      return opening && form.state === 'open' && form.key === opening.key ? null : opening;
    },
  }).filterMap((opening) => opening ?? undefined),
  target: formOpened,
});

const isOwn = (type: string): boolean => type.startsWith('own-');

/** A document keeps the version of a teacher's template that it was made with. */
const requestOf = ({ type, id }: Address) => ({
  templateType: type,
  ...(id !== null && isOwn(type) && { params: { document: id } }),
});

const REMEMBERED = new Set(['grade_level', 'subject', 'standards_framework']);

const rememberIn = (template: Template, { input }: Generation): Template => ({
  ...template,
  prefill: Object.fromEntries(Object.entries(input).filter(([name]) => REMEMBERED.has(name))),
});

function formOf(page: Generator, document: OpenDocument | null): FormOpening | null {
  if (page.state !== 'ready') return null;
  const { id, type, fields, template } = page;
  if (id === null) return { key: `form:${type}`, fields, input: template.prefill, draftOf: type };
  return document?.generation.id === id
    ? { key: `form:${id}`, fields, input: document.generation.input, draftOf: null }
    : null;
}

// Navigates to the new document's own URL, so that a reload resumes it. Skipped if the user has navigated since.
const $staysOnPage = createStore(false, { name: 'staysOnPage' })
  .on(startAccepted, () => true)
  .on(navigationStarted, () => false);

sample({ clock: startSucceeded, target: formSaved });
sample({
  clock: startSucceeded,
  source: $staysOnPage,
  filter: Boolean,
  fn: (_, { generation }) => ({ to: editRouteOf(generation), replace: true }),
  target: navigateFx,
});

const editRouteOf = ({ template_type, id }: Generation): string =>
  `${templateRoute(template_type)}/edit/${id}`;

const $balance = $document.map((document) => document?.generation.token_balance ?? null);
sample({ clock: $balance, filter: Boolean, target: balanceChanged });
