import { createEvent, createStore, merge, sample } from 'effector';
import { currentClasses as classes } from '@/entities/class';
import { gradebookPath, rulesDraftSought } from '@/entities/gradebook';
import { createGetGradebookQuery } from '@/shared/api/gradebooks';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';

/** Carries the class in the address; empty for the first one. */
export const gradebookOpened = createEvent<string>();
export const classChosen = createEvent<string>();

const query = createGetGradebookQuery();
/** The gradebook is read, perhaps again. */
export const bookRead = query.start;

export const book = createResource({ name: 'gradebook', query, request: (id) => ({ id }) });

/** The class in the address. */
const $given = createStore('', { name: 'gradebookGiven' }).on(
  merge([gradebookOpened, classChosen]),
  (_, id) => id,
);

/** The class that is shown; null before it is known. */
export const $classId = book.$resource.map((resource) => (resource.state === 'closed' ? null : resource.id));

sample({ clock: gradebookOpened, fn: () => 'current', target: classes.opened });
const firstClass = sample({
  clock: [gradebookOpened, classes.$data.updates],
  source: { given: $given, classes: classes.$data },
  fn: ({ given, classes: known }) =>
    given === '' ? known?.items.find(({ teaching }) => teaching !== null)?.id : undefined,
}).filterMap(nonNull);
sample({
  clock: [gradebookOpened.filter({ fn: (id) => id !== '' }), firstClass, classChosen],
  target: book.opened,
});
sample({
  clock: [gradebookOpened, $classId.updates],
  source: $classId,
  filter: (classId) => classId !== null,
  fn: (classId) => classId ?? '',
  target: rulesDraftSought,
});
// Another query alone does not open the page again.
sample({
  clock: classChosen,
  fn: (classId) => ({ to: gradebookPath(classId), replace: true }),
  target: navigateFx,
});
