import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { currentClasses } from '@/entities/class';
import { type Problem, problemOf } from '@/shared/api';
import {
  createGetGradebookQuery,
  createSaveGradebookRulesMutation,
  type Gradebook,
  type GradebookRulesContent,
  rulesContentSchema,
} from '@/shared/api/gradebooks';
import { type Autosaved, createAutosave } from '@/shared/lib/autosave';
import { focusFirstErrorFx } from '@/shared/lib/form';
import { gradebookRulesPath, RULES_FORM } from '@/entities/gradebook';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { type Faults, faultsOf } from './faults';
import { previewRules, type Preview } from './preview';
import { changeOf, type EditedRules, renamedCategory, reversed, withRenamed } from './renaming';

/** How long the teacher has to pause before the effect is worked out, in milliseconds. */
const PREVIEW_DELAY = 200;

/** Also the name of the form element. */
export const FORM = RULES_FORM;

/** Carries the class in the address. */
export const rulesOpened = createEvent<string | null>();
/** Goes to the same page of another class. */
export const classChosen = createEvent<string>();
export const contentChanged = createEvent<Partial<GradebookRulesContent>>();
/** A category of assignments gets another name. */
export const categoryRenamed = createEvent<{ place: number; name: string }>();
export const termAdded = createEvent();
export const saveRequested = createEvent();
/** Goes back to the stored rules. */
export const discarded = createEvent();
const undoRequested = createEvent();

export const book = createResource({
  name: 'rulesBook',
  query: createGetGradebookQuery(),
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: face.title }],
});
const saveMutation = createSaveGradebookRulesMutation();

export const draft = createAutosave<EditedRules>({
  name: FORM,
  readStored: (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    'content' in stored &&
    'revision' in stored &&
    typeof stored.revision === 'number' &&
    isContent(stored.content)
      ? { content: stored.content, revision: stored.revision }
      : undefined,
});

/** Whether it has the form of rules; a name may still be empty, and a date not chosen. */
function isContent(stored: unknown): stored is EditedRules {
  const issues = rulesContentSchema.safeParse(stored).error?.issues ?? [];
  return issues.every(({ code }) => code === 'too_small' || code === 'invalid_format');
}
// `draft.saveDue` leads nowhere: rules are saved when the teacher has seen what they change.

export const $classId = createStore<string | null>(null, { name: 'rulesClass' }).on(
  rulesOpened,
  (_, id) => id,
);
sample({ clock: rulesOpened, fn: () => 'current', target: currentClasses.opened });
sample({ clock: classChosen, fn: (id) => ({ to: gradebookRulesPath(id) }), target: navigateFx });
// What is stored may be older than the categories of the assignments.
sample({ clock: rulesOpened, fn: () => undefined, target: draft.closed });
sample({ clock: rulesOpened.filterMap(nonNull), target: book.opened });
sample({
  clock: book.changed,
  fn: ({ id, data: { rules } }) => ({ id, content: rules.content, revision: rules.revision, savedAt: null }),
  target: draft.arrived,
});
sample({
  clock: contentChanged,
  fn: (change) => (content: EditedRules) => ({ ...content, ...change }),
  target: draft.changed,
});
sample({
  clock: categoryRenamed,
  fn:
    ({ place, name }) =>
    (content: EditedRules) =>
      renamedCategory(content, place, name),
  target: draft.changed,
});

/** What a teacher set instead of the total of a term ends with the term. */
function withRules(of: Gradebook, rules: Gradebook['rules']): Gradebook {
  const isTerm = new Set<string | null>([null, ...rules.content.terms.map(({ id }) => id)]);
  const students = of.students.map((student) => ({
    ...student,
    overrides: student.overrides.filter(({ term_id: id }) => isTerm.has(id)),
  }));
  return { ...of, students, rules };
}

/** What is edited, once the class and what this browser stored are there. */
export const $editing = combine($classId, book.$data, draft.$draft, (id, data, edited) =>
  data !== null && edited.state === 'open' && edited.id === id
    ? { book: data, ...edited, content: withUsedCategories(edited.content, data) }
    : null,
);
export type Editing = Extract<Autosaved<EditedRules>, { state: 'open' }> & { book: Gradebook };

/** With the categories that assignments have got since it was stored. */
function withUsedCategories(content: EditedRules, of: Gradebook): EditedRules {
  const known = new Set([
    ...content.categories.map(({ name }) => name),
    ...(content.renamed ?? []).map(({ from }) => from),
  ]);
  const used = usedBy(of);
  const others = of.rules.content.categories.filter(({ name }) => used.has(name) && !known.has(name));
  return others.length === 0 ? content : { ...content, categories: [...content.categories, ...others] };
}

const usedBy = ({ assignments }: Gradebook): ReadonlySet<string> =>
  new Set(assignments.map(({ category }) => category));
const $found = $editing.map(
  (editing): Faults =>
    editing ? faultsOf(editing.content, usedBy(withRenamed(editing.book, editing.content))) : {},
);
/** Whether the teacher has tried to save, so that what is wrong is shown. */
const $isTried = createStore(false, { name: 'rulesTried' });
/** What the server rejected, until the next change. */
const $rejected = createStore<Faults>({}, { name: 'rulesRejected' });
export const $faults = combine($found, $isTried, $rejected, (found, isTried, rejected) => ({
  ...rejected,
  ...(isTried && found),
}));

const tried = sample({
  clock: saveRequested,
  source: { editing: $editing, found: $found, pending: saveMutation.$pending },
}).filterMap(({ editing, found, pending }) =>
  editing && editing.conflict === null && !editing.book.is_archived && !pending
    ? { editing, isFlawed: Object.keys(found).length > 0 }
    : undefined,
);
const sent = tried.filterMap(({ editing, isFlawed }) =>
  isFlawed || !editing.isUnsaved ? undefined : editing,
);
sample({
  clock: sent,
  fn: ({ id, revision, content }) => ({ id, gradebookRulesChange: { revision, ...changeOf(content) } }),
  target: saveMutation.start,
});
sample({
  clock: tried.filter({ fn: ({ isFlawed }) => isFlawed }),
  fn: () => FORM,
  target: focusFirstErrorFx,
});
export const $isSaving = saveMutation.$pending;

/** What an undo stores again. */
const $before = createStore<EditedRules | null>(null, { name: 'rulesBefore' })
  .on(sent, (_, { book: { rules }, content: { renamed } }) => ({
    ...rules.content,
    ...(renamed && { renamed: reversed(renamed) }),
  }))
  .reset(rulesOpened);
const saved = saveMutation.finished.success;
sample({
  clock: saved,
  fn: ({ params, result }) => ({
    id: params.id,
    content: params.gradebookRulesChange.content,
    revision: result.revision,
    savedAt: null,
  }),
  target: draft.saved,
});
sample({
  clock: sample({
    clock: saved,
    source: book.$data,
    fn: (data, { params, result }) =>
      data && {
        id: params.id,
        data: withRules(withRenamed(data, params.gradebookRulesChange), result),
      },
  }).filterMap(nonNull),
  target: book.changed,
});
sample({
  clock: saved,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Rules saved.',
    action: { label: 'Undo', chosen: undoRequested },
  }),
  target: toastShown,
});

const restored = sample({ clock: undoRequested, source: $before }).filterMap(nonNull);
sample({ clock: restored, fn: (content) => () => content, target: draft.changed });
sample({ clock: restored, fn: () => undefined, target: saveRequested });

const failed = saveMutation.finished.failure;
sample({ clock: failed, fn: ({ error }) => ({ error }), target: draft.saveFailed });
sample({ clock: draft.outdated, target: book.refreshed });
const problems = failed.map(({ error }): Problem => problemOf(error));
const rejections = problems.map(
  ({ fields }): Faults =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, [sentence]]) =>
        sentence === undefined ? [] : [[name, sentence]],
      ),
    ),
);
$rejected.on(rejections, (_, faults) => faults).reset(draft.changed, rulesOpened, saved, discarded);
$isTried.on(tried, (_, { isFlawed }) => isFlawed).reset(rulesOpened, saved, discarded);
sample({
  clock: failed.filter({ fn: ({ error }) => Object.keys(problemOf(error).fields).length === 0 }),
  fn: ({ error }) => ({ error }),
  target: failureShown,
});

const stored = sample({ clock: discarded, source: $editing }).filterMap(nonNull);
sample({
  clock: stored,
  fn:
    ({ book: of }) =>
    () =>
      of.rules.content,
  target: draft.changed,
});
// As if it was saved just now.
sample({
  clock: stored,
  fn: ({ id, revision, book: of }) => ({ id, revision, content: of.rules.content, savedAt: null }),
  target: draft.saved,
});

const newTermFx = createEffect<void, string>({ name: 'newTerm', handler: () => crypto.randomUUID() });
sample({ clock: termAdded, target: newTermFx });
sample({
  clock: newTermFx.doneData,
  fn: (id) => (content: EditedRules) => ({
    ...content,
    terms: [
      ...content.terms,
      {
        id,
        name: `Term ${content.terms.length + 1}`,
        starts_on: '',
        ends_on: '',
        closes_on: null,
        weight: null,
      },
    ],
  }),
  target: draft.changed,
});

const previewFx = createEffect<{ book: Gradebook; content: EditedRules }, Preview>({
  name: 'previewRules',
  handler: ({ book: of, content }) => previewRules(of, content),
});
/** What the edited rules do; null while that is not known. */
export const $preview = createStore<Preview | null>(null, { name: 'rulesPreview' })
  .on(previewFx.doneData, (_, preview) => preview)
  .reset(rulesOpened);
sample({
  clock: debounce($editing.updates, PREVIEW_DELAY).filterMap(nonNull),
  fn: ({ book: of, content }) => ({ book: of, content }),
  target: previewFx,
});
