import { studentPath } from '@/entities/assignment';
import { studentClassPath } from '@/entities/class';
import { attach, createEvent, sample } from 'effector';
import * as zod from 'zod/mini';
import { $userId } from '@/shared/api';
import {
  createGetStudentAssignmentQuery,
  createSaveWorkDraftMutation,
  type PastedPassage,
  type StudentAssignment,
} from '@/shared/api/submissions';
import { createAutosave } from '@/shared/lib/autosave';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';

/** What the student writes; files are attached one by one. */
export type Content = { text: string; link: string; pasted: readonly PastedPassage[] };

/** Carries the id of the assignment. */
export const workOpened = createEvent<string>();
export const linkTyped = createEvent<string>();

export const assignment = createResource({
  name: 'work',
  query: createGetStudentAssignmentQuery(),
  request: (id) => ({ id }),
  crumbs: ({ id, class: face, title }) => [
    { label: face.title, href: studentClassPath(face.id) },
    { label: title, href: studentPath(id) },
    { label: 'Hand in' },
  ],
});
const saveMutation = createSaveWorkDraftMutation();

const passageSchema = zod.object({
  at: zod.string(),
  length: zod.number(),
  start: zod.number(),
  end: zod.number(),
});
const storedSchema = zod.object({
  revision: zod.number(),
  content: zod.object({
    text: zod.string(),
    link: zod.string(),
    pasted: zod._default(zod.array(passageSchema), []),
  }),
});
export const draft = createAutosave<Content>({
  name: 'work',
  readStored: (stored) => storedSchema.safeParse(stored).data,
});

type Saved = { id: string; content: Content; revision: number; savedAt: string | null };

/** The state on the server. */
export const draftOf = ({
  id,
  draft: { text, link, pasted, revision, saved_at },
}: StudentAssignment): Saved => ({ id, content: { text, link, pasted }, revision, savedAt: saved_at });

// A page that is opened without a network may be older than what this browser has saved since. The prefix is that of
// unfinished forms, which signing out removes.
const copySchema = zod.extend(storedSchema, { savedAt: zod.nullable(zod.string()) });
const nameOf = ({ id }: { id: string }, user: string | null) => `form:saved-work:${user ?? ''}:${id}`;
const storeCopyFx = attach({
  name: 'storeSavedWork',
  source: $userId,
  effect: storeFx,
  mapParams: ({ id, ...value }: Saved, user) => ({ name: nameOf({ id }, user), value }),
});
const readCopyFx = attach({
  name: 'readSavedWork',
  source: $userId,
  effect: readStoredFx,
  mapParams: (answer: Saved, user) => nameOf(answer, user),
});
const removeCopyFx = attach({
  name: 'removeSavedWork',
  source: $userId,
  effect: removeStoredFx,
  mapParams: nameOf,
});

sample({
  clock: workOpened,
  source: draft.$draft,
  filter: (open, id) => open.state === 'open' && open.id !== id,
  target: draft.closed,
});
sample({ clock: workOpened, target: assignment.opened });

sample({
  clock: assignment.$data.updates.filterMap(nonNull),
  fn: draftOf,
  target: readCopyFx,
});
const compared = sample({
  clock: readCopyFx.finally,
  fn: (read) => {
    const copy = read.status === 'done' ? copySchema.safeParse(read.result).data : undefined;
    return { answer: read.params, copy };
  },
});
sample({
  clock: compared,
  fn: ({ answer, copy }): Saved =>
    copy && copy.revision > answer.revision ? { ...copy, id: answer.id } : answer,
  target: draft.arrived,
});
sample({
  clock: compared.filter({
    fn: ({ answer, copy }) => copy !== undefined && copy.revision <= answer.revision,
  }),
  fn: ({ answer }) => answer,
  target: removeCopyFx,
});
sample({ clock: draft.saved, target: storeCopyFx });
sample({
  clock: linkTyped,
  fn: (link) => (content: Content) => ({ ...content, link }),
  target: draft.changed,
});
sample({
  clock: draft.saveDue,
  fn: ({ id, revision, content }) => ({
    id,
    workDraftChange: { revision, ...content, pasted: [...content.pasted] },
  }),
  target: saveMutation.start,
});
sample({
  clock: saveMutation.finished.success,
  fn: ({ params: { id, workDraftChange }, result }) => ({
    id,
    content: {
      text: workDraftChange.text,
      link: workDraftChange.link,
      pasted: workDraftChange.pasted ?? [],
    },
    revision: result.revision,
    savedAt: result.saved_at,
  }),
  target: draft.saved,
});
sample({ clock: saveMutation.finished.failure, fn: ({ error }) => ({ error }), target: draft.saveFailed });
// The answer shows whether another window has saved, or this one whose answer was lost.
sample({ clock: draft.outdated, target: assignment.refreshed });
