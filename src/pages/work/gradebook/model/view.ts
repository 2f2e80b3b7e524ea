import { attach, combine, createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import type { SupportKind } from '@/shared/api/student-profiles';
import { readClockFx } from '@/shared/lib/clock';
import { isoDateOf } from '@/shared/lib/dates';
import { readStoredFx, storeFx } from '@/shared/lib/storage';
import { $classId, book, gradebookOpened } from './book';
import { unitOf } from './grid';
import type { Unit } from './read-entry';

export type Waiting = 'grade' | 'missing';
export type Sort = { by: 'name' | 'total' | { column: string }; isDown: boolean };
export type Grouping = 'none' | 'category' | 'term';

/** Which part of the gradebook is shown, and how. */
export type View = {
  name: string;
  /** Null for the whole year. */
  term: string | null;
  category: string | null;
  group: string | null;
  /** Students with this kind of support. */
  support: SupportKind | null;
  /** Students below this percentage. */
  below: number | null;
  waiting: readonly Waiting[];
  unit: Unit;
  sort: Sort;
  grouping: Grouping;
};

/** The columns as the teacher arranged them on this device. */
export type Layout = {
  hidden: readonly string[];
  /** Those that were moved, each before another one; null for the end. */
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
};

const everything: View = {
  name: '',
  term: null,
  category: null,
  group: null,
  support: null,
  below: null,
  waiting: [],
  unit: 'points',
  sort: { by: 'name', isDown: false },
  grouping: 'none',
};
const asGiven: Layout = { hidden: [], order: [], widths: {} };

export const viewChanged = createEvent<Partial<View>>();
export const layoutChanged = createEvent<Layout>();
/** All students and columns, hidden ones too. */
export const everythingShown = createEvent();

export const $today = createStore<string | null>(null, { name: 'gradebookToday' }).on(
  readClockFx.doneData,
  (_, now) => isoDateOf(now),
);
sample({ clock: gradebookOpened, fn: () => undefined, target: readClockFx });

/** A class begins with the term of today. */
const $ownView = createStore<{ classId: string | null; view: View }>(
  { classId: null, view: everything },
  { name: 'gradebookView' },
).on(viewChanged, (own, change) => ({ ...own, view: { ...own.view, ...change } }));
sample({
  clock: book.$data.updates,
  source: { own: $ownView, today: $today },
  filter: ({ own }, data) => data !== null && data.class.id !== own.classId,
  fn: ({ own, today }, data) => {
    const terms = data?.rules.content.terms ?? [];
    const now = terms.find(
      ({ starts_on: start, ends_on: end }) => today !== null && start <= today && today <= end,
    );
    const unit = data ? unitOf(data) : own.view.unit;
    return { classId: data?.class.id ?? null, view: { ...everything, unit, term: now?.id ?? null } };
  },
  target: $ownView,
});
export const $view = $ownView.map(({ view }) => view);

const NAME = 'gradebook-layouts';
const layouts = zod.record(
  zod.string(),
  zod.object({
    hidden: zod.array(zod.string()),
    order: zod.array(zod.string()),
    widths: zod.record(zod.string(), zod.number()),
  }),
);
const readFx = attach({ name: 'readGradebookLayouts', effect: readStoredFx, mapParams: () => NAME });
const $layouts = createStore<Readonly<Record<string, Layout>>>({}, { name: 'gradebookLayouts' }).on(
  readFx.doneData,
  (own, stored) => {
    const parsed = zod.safeParse(layouts, stored);
    return parsed.success ? parsed.data : own;
  },
);
export const $layout = combine($layouts, $classId, (all, classId) => all[classId ?? ''] ?? asGiven);

sample({ clock: gradebookOpened, fn: () => undefined, target: readFx });
const arranged = sample({
  clock: layoutChanged,
  source: { all: $layouts, classId: $classId },
  filter: ({ classId }) => classId !== null,
  fn: ({ all, classId }, layout) => ({ ...all, [classId ?? '']: layout }),
});
sample({ clock: arranged, target: $layouts });
sample({ clock: arranged, fn: (value) => ({ name: NAME, value }), target: storeFx });

$ownView.on(everythingShown, (own) => {
  const { unit, sort, grouping } = own.view;
  return { ...own, view: { ...everything, unit, sort, grouping } };
});
sample({
  clock: everythingShown,
  source: $layout,
  filter: ({ hidden }) => hidden.length > 0,
  fn: (layout) => ({ ...layout, hidden: [] }),
  target: layoutChanged,
});
