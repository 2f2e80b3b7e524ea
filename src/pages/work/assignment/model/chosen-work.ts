import { combine, createEvent, createStore, sample } from 'effector';
import { studentPath } from '@/entities/assignment';
import { messageSent, writingOpened } from '@/features/write-message';
import type { Assignment } from '@/shared/api/assignments';
import { pageOrigin } from '@/shared/first-view';
import { nonNull } from '@/shared/lib/non-null';
import { assignmentOpened, work } from './assignment';
import { filterWork, firstFilter, isNameHidden, isWorkFilter, type WorkFilter } from './sorted-work';

/** Carries the filter in the address; null for none. */
export const filterInAddress = createEvent<string | null>();
export const filterChosen = createEvent<WorkFilter>();
/** Carries the ids of students who are ticked from now on. */
export const studentsTicked = createEvent<readonly string[]>();
/** Writes to those who are ticked, or to all who are shown. */
export const messageRequested = createEvent();

const $chosen = createStore<WorkFilter | null>(null, { name: 'chosenWorkFilter' })
  .reset(assignmentOpened)
  .on(filterInAddress, (_, show) => (isWorkFilter(show) ? show : null))
  .on(filterChosen, (_, filter) => filter);

export const $filter = combine(
  $chosen,
  work.$data,
  (chosen, data) => chosen ?? firstFilter(data?.items ?? []),
);

/** The ids of the students who are ticked. */
export const $ticked = createStore<readonly string[]>([], { name: 'tickedStudents' })
  .on(studentsTicked, (_, ids) => ids)
  .reset(assignmentOpened, filterChosen, messageSent);

const TEXTS: Readonly<Partial<Record<WorkFilter, (title: string) => string>>> = {
  missing: (title) =>
    `I don’t have your work for “${title}” yet, and it was due. Please hand it in as soon as you can, or tell me what is in your way.`,
  not_yet: (title) => `A reminder: please hand in “${title}” on time.`,
};

const MAX_TITLE = 120;

/** The sentence, and below it the address of the work, which the message shows as a link. */
function textOf(filter: WorkFilter, { id, content: { title } }: Assignment): string {
  const words = TEXTS[filter]?.(title);
  return words === undefined ? '' : `${words}\n\n${pageOrigin()}${studentPath(id)}`;
}

const writingAsked = sample({
  clock: messageRequested,
  source: { data: work.$data, filter: $filter, ticked: $ticked },
  fn: ({ data, filter, ticked }) => {
    if (data === null) return undefined;
    const { assignment, items } = data;
    const { title, hide_names: hidesNames } = assignment.content;
    const writable = filterWork(items, filter).filter((row) => !isNameHidden(row, hidesNames));
    const chosen =
      ticked.length === 0 ? writable : writable.filter(({ student }) => ticked.includes(student.id));
    const [first] = chosen;
    if (first === undefined) return undefined;
    return {
      classId: assignment.class.id,
      to: chosen.length === 1 ? first.student.name : `${chosen.length} students`,
      studentIds: chosen.map(({ student }) => student.id),
      groupId: null,
      about: `${assignment.id}:${filter}`,
      title: title.slice(0, MAX_TITLE),
      text: textOf(filter, assignment),
    };
  },
}).filterMap(nonNull);
sample({ clock: writingAsked, target: writingOpened });
