import { createEvent, createStore, merge, sample } from 'effector';
import { freeCover, gradeLevelOf, gradeOf } from '@/entities/class';
import type { ClassCover } from '@/shared/api';
import {
  type ClassDetails,
  type ClassEntry,
  createCreateClassMutation,
  createUpdateClassMutation,
} from '@/shared/api/classes';
import { createForm, filled } from '@/shared/lib/form';
import { $classes, classesOpened, classSaved } from './class-list';

export type ClassValues = {
  subject: string;
  name: string;
  /** 1 to 12. */
  grade: number;
  cover: ClassCover;
};

type Editor = { state: 'closed' } | { state: 'new' } | { state: 'change'; id: string };

export const newClassRequested = createEvent();
export const changeRequested = createEvent<ClassEntry>();
export const editorClosed = createEvent();

const createMutation = createCreateClassMutation();
const updateMutation = createUpdateClassMutation();

const blank: ClassValues = { subject: '', name: '', grade: 7, cover: freeCover([]) };
export const form = createForm<ClassValues>({
  name: 'class-editor',
  initial: blank,
  rules: { subject: filled('Enter a subject'), name: filled('Enter a class name') },
});

const saved = merge([createMutation.finished.success, updateMutation.finished.success]);

// closed -> new | change -> closed
export const $editor = createStore<Editor>({ state: 'closed' }, { name: 'classEditor' })
  .on(newClassRequested, () => ({ state: 'new' }))
  .on(changeRequested, (_, { id }) => ({ state: 'change', id }))
  .reset(editorClosed, saved, classesOpened);

// Covers tell classes of one subject apart.
sample({
  clock: newClassRequested,
  source: $classes,
  fn: (list): ClassValues => {
    const others = list.state === 'ready' ? list.items.map((entry) => entry.class.cover) : [];
    return { ...blank, cover: freeCover(others) };
  },
  target: form.opened,
});
sample({
  clock: changeRequested,
  fn: ({ class: { subject, name, grade, cover } }) => ({ subject, name, grade: gradeOf(grade), cover }),
  target: form.opened,
});
const accepted = sample({
  clock: form.accepted,
  source: $editor,
  fn: (editor, values) => ({ editor, details: detailsOf(values) }),
});
sample({
  clock: accepted,
  filter: ({ editor }) => editor.state === 'new',
  fn: ({ details }) => ({ classDetails: details }),
  target: createMutation.start,
});
sample({
  clock: accepted.filterMap(({ editor, details }) =>
    editor.state === 'change' ? { id: editor.id, classDetails: details } : undefined,
  ),
  target: updateMutation.start,
});
sample({ clock: saved, target: form.succeeded });
sample({
  clock: [createMutation.finished.failure, updateMutation.finished.failure],
  fn: ({ error }): unknown => error,
  target: form.failed,
});
sample({
  clock: [
    createMutation.finished.success.map(({ result }) => ({ entry: result, isNew: true })),
    updateMutation.finished.success.map(({ result }) => ({ entry: result, isNew: false })),
  ],
  target: classSaved,
});

const detailsOf = ({ subject, name, grade, cover }: ClassValues): ClassDetails => ({
  subject: subject.trim(),
  name: name.trim(),
  grade: gradeLevelOf(grade),
  cover,
});
