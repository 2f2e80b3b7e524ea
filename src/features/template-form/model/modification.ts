import { createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createGetGenerationQuery } from '@/shared/api/generations';
import { textIn } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import { $form, draftRead, valuesTaken } from './form';
import { $template, templateOpened } from './template';
import { type ChoosableQuestion, questionsIn } from './set-questions';

const setQuery = createGetGenerationQuery();
concurrency(setQuery, { strategy: 'TAKE_LATEST' });

/** The template whose form takes questions that the user brings, until the form shows it. */
const $ownRequested = createStore<string | null>(null, { name: 'ownQuestionsRequested' });

const ownValues = sample({
  clock: [templateOpened, draftRead],
  source: { form: $form, page: $template, requested: $ownRequested },
  fn: ({ form, page, requested }) =>
    requested !== null && page.state === 'ready' && form.state === 'open' && form.key === `form:${requested}`
      ? page.template.modify?.own
      : undefined,
}).filterMap(nonNull);

$ownRequested
  .on(templateOpened, (_, { type, id, from, modifies }) => (id === null && modifies && !from ? type : null))
  .on(ownValues, () => null);

sample({ clock: ownValues, target: valuesTaken });

/** The id of the document whose questions the form offers; empty for none. */
const $chosenSet = $form.map((form) => {
  if (form.state === 'closed') return '';
  const field = form.fields.find(({ kind }) => kind === 'questions');
  return field?.kind === 'questions' ? textIn(form.values, field.about) : '';
});

/** The questions of the chosen document; empty until they have arrived. */
export const $setQuestions = createStore<{ id: string; questions: readonly ChoosableQuestion[] }>(
  { id: '', questions: [] },
  { name: 'setQuestions' },
).on(setQuery.finished.success, (_, { params, result }) => ({
  id: params.id,
  questions: questionsIn(result.result),
}));

sample({
  clock: $chosenSet,
  source: $setQuestions,
  filter: (known, id) => id !== '' && known.id !== id,
  fn: (_, id) => ({ id }),
  target: setQuery.start,
});
