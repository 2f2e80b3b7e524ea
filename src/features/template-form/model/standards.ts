import { createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency, GradeLevel, StandardsFramework } from '@/shared/api';
import { createListStandardsQuery, type Standard } from '@/shared/api/templates';
import { listIn, textIn } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import { $form, draftRead } from './form';

const DEBOUNCE = 250;
const SEARCH_LIMIT = 20;

export type Standards = {
  found: readonly Standard[];
  searching: boolean;
  /** Every standard fetched so far, by code; the chosen ones show their statement. */
  known: Readonly<Record<string, Standard>>;
};

export const standardsSearched = createEvent<string>();

const searchQuery = createListStandardsQuery();
const chosenQuery = createListStandardsQuery();
concurrency(searchQuery, { strategy: 'TAKE_LATEST' });

export const $standards = createStore<Standards>(
  { found: [], searching: false, known: {} },
  { name: 'standards' },
);

const searchRequested = sample({
  clock: debounce({ source: standardsSearched, timeout: DEBOUNCE }),
  source: $form,
  fn: (form, q) => {
    if (form.state === 'closed') return null;
    const framework = memberOf(StandardsFramework, textIn(form.values, 'standards_framework'));
    const grade = memberOf(GradeLevel, textIn(form.values, 'grade_level'));
    return {
      params: {
        ...(q.trim() && { q: q.trim().slice(0, 100) }),
        ...(framework && { framework }),
        // A search by code or words covers every grade.
        ...(grade && !q.trim() && { grade_level: grade }),
        limit: SEARCH_LIMIT,
      },
    };
  },
}).filterMap(nonNull);

$standards
  .on(standardsSearched, (standards) => ({ ...standards, searching: true }))
  .on(searchQuery.finished.success, ({ known }, { result }) => ({
    found: result.items,
    searching: false,
    known: withKnown(known, result.items),
  }))
  .on(searchQuery.finished.failure, (standards) => ({ ...standards, searching: false }))
  .on(chosenQuery.finished.success, (standards, { result }) => ({
    ...standards,
    known: withKnown(standards.known, result.items),
  }));

sample({ clock: searchRequested, target: searchQuery.start });

sample({
  clock: sample({
    clock: draftRead,
    source: $form,
    fn: (form) => {
      if (form.state === 'closed') return [];
      return form.fields.flatMap(({ kind, name }) => (kind === 'standards' ? listIn(form.values, name) : []));
    },
  }),
  filter: (codes) => codes.length > 0,
  fn: (codes) => ({ params: { codes: codes.slice(0, 20) } }),
  target: chosenQuery.start,
});

const withKnown = (known: Standards['known'], items: readonly Standard[]): Standards['known'] => ({
  ...known,
  ...Object.fromEntries(items.map((standard) => [standard.code, standard])),
});

const memberOf = <Member extends string>(
  members: Readonly<Record<string, Member>>,
  text: string,
): Member | undefined => Object.values(members).find((member) => member === text);
