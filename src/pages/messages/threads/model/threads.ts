import { createEvent, createStore, sample } from 'effector';
import { newKeyFx, threadPath } from '@/entities/message';
import { $session, isSignedIn } from '@/entities/session';
import { messageSent, writingOpened } from '@/features/write-message';
import { classTitle } from '@/entities/class';
import { type ClassEntry, createListClassesQuery } from '@/shared/api/classes';
import {
  createListMessageTeachersQuery,
  createListSendsQuery,
  createListThreadsQuery,
  createStartThreadMutation,
  type MessageTeachers,
} from '@/shared/api/messages';
import { createForm, entered, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { navigateFx } from '@/shared/lib/navigation';
import { createPagedList } from '@/shared/lib/paged-list';

export const threadsOpened = createEvent();
/** Carries the id of a class to which a teacher writes. */
export const classChosen = createEvent<string>();
export const newThreadRequested = createEvent();
export const newThreadClosed = createEvent();

const classesQuery = createListClassesQuery();
const teachersQuery = createListMessageTeachersQuery();
const startMutation = createStartThreadMutation();

export const $isTeacher = $session.map((session) => isSignedIn(session) && session.user.role === 'teacher');
export const threads = createPagedList({
  name: 'messageThreads',
  query: createListThreadsQuery(),
  request: (_all: 'all', cursor) => ({ params: { cursor } }),
});
export const sends = createPagedList({
  name: 'messageSends',
  query: createListSendsQuery(),
  request: (_all: 'all', cursor) => ({ params: { cursor } }),
});
/** The current classes of a teacher, who can write to each. */
export const $classes = createStore<readonly ClassEntry[]>([], { name: 'messageClasses' }).on(
  classesQuery.finished.success,
  (_, { result }) => result.items.filter(({ archived_at: archived }) => archived === null),
);
/** To whom a student can write. */
export const $teachers = createStore<MessageTeachers['items']>([], { name: 'messageTeachers' }).on(
  teachersQuery.finished.success,
  (_, { result }) => result.items,
);
/** Whether a student writes a new message. */
export const $isWriting = createStore(false, { name: 'isWritingThread' })
  .on(newThreadRequested, () => true)
  .on([newThreadClosed, startMutation.finished.success], () => false)
  .reset(threadsOpened);
const $key = createStore('', { name: 'newThreadKey' }).on(newKeyFx.doneData, (_, key) => key);

export const form = createForm({
  name: 'new-thread',
  initial: { to: '', title: '', text: '' },
  rules: {
    to: entered('Choose a teacher'),
    title: filled('Enter a subject'),
    text: filled('Write the message'),
  },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('to', 'title', 'text') });

sample({ clock: threadsOpened, fn: () => 'all' as const, target: threads.opened });
sample({ clock: threadsOpened, target: threads.refreshed });
sample({
  clock: threadsOpened,
  source: $isTeacher,
  filter: Boolean,
  fn: () => 'all' as const,
  target: sends.opened,
});
sample({
  clock: threadsOpened,
  source: $isTeacher,
  filter: Boolean,
  fn: () => ({ params: {} }),
  target: classesQuery.start,
});
sample({
  clock: threadsOpened,
  source: $isTeacher,
  filter: (isTeacher) => !isTeacher,
  fn: () => {},
  target: teachersQuery.start,
});
sample({ clock: [threadsOpened, messageSent].map((clock) => clock.map(() => {})), target: sends.refreshed });

sample({
  clock: classChosen,
  source: $classes,
  fn: (classes, id) => {
    const face = classes.find((entry) => entry.id === id)?.class;
    const to = face ? classTitle(face) : 'the class';
    return { classId: id, to, studentIds: null, groupId: null, about: id, title: '', text: '' };
  },
  target: writingOpened,
});

sample({ clock: newThreadRequested, target: form.reset });
sample({ clock: newThreadRequested, fn: () => 'new', target: draftOpened });
sample({ clock: newThreadRequested, target: newKeyFx });
sample({
  clock: form.accepted,
  source: { teachers: $teachers, key: $key },
  fn: ({ teachers, key }, { to, title, text }) => {
    const [classId = '', teacherId = ''] = to.split(' ');
    const chosen = teachers.find(
      ({ class: face, teacher }) => face.id === classId && teacher.id === teacherId,
    );
    return {
      newThread: {
        class_id: chosen?.class.id ?? '',
        teacher_id: chosen?.teacher.id ?? '',
        title: title.trim(),
        text: text.trim(),
      },
      headers: { 'Idempotency-Key': key },
    };
  },
  target: startMutation.start,
});
sample({ clock: startMutation.finished.success, target: form.succeeded });
sample({ clock: startMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: startMutation.finished.success,
  fn: ({ result }) => ({ to: threadPath('student', result.thread.id) }),
  target: navigateFx,
});
