import type { StudentAssignment, WorkDraft } from '@/shared/api/submissions';

/** What the student writes; files are attached one by one. */
export type Content = { text: string; link: string };

/** What this browser stored: the content, and the revision that it is based on. */
export type Stored = Content & { revision: number };

export type Draft =
  | { state: 'closed' }
  | {
      state: 'open';
      id: string;
      content: Content;
      /** Of the server, which the content is based on. */
      revision: number;
      savedAt: string | null;
      /** Whether the server lacks something of the content. */
      isUnsaved: boolean;
      /** What another window saved, or null. */
      conflict: WorkDraft | null;
    };

const isSame = (one: Content, other: Content): boolean => one.text === other.text && one.link === other.link;

/** Opens the draft of the server with what this browser stored since, if that is newer. */
export function openDraft({ id, draft }: StudentAssignment, stored: Stored | null): Draft {
  const open = { state: 'open', id, revision: draft.revision, savedAt: draft.saved_at } as const;
  const { text, link } = draft;
  if (stored === null || isSame(stored, draft)) {
    return { ...open, content: { text, link }, isUnsaved: false, conflict: null };
  }
  const content = { text: stored.text, link: stored.link };
  const conflict = stored.revision === draft.revision ? null : draft;
  return { ...open, content, isUnsaved: true, conflict };
}

export const typeInto = (draft: Draft, change: Partial<Content>): Draft =>
  draft.state === 'open' ? { ...draft, content: { ...draft.content, ...change }, isUnsaved: true } : draft;

/** What was typed since the save was sent is still unsaved. */
export function receiveSaved(
  draft: Draft,
  { id, sent, revision, savedAt }: { id: string; sent: Content; revision: number; savedAt: string },
): Draft {
  if (draft.state !== 'open' || draft.id !== id) return draft;
  return { ...draft, revision, savedAt, isUnsaved: !isSame(draft.content, sent) };
}

/** The server has another revision: of another window, or of a save of this one whose answer was lost. */
export function receiveOther(draft: Draft, { id, other }: { id: string; other: WorkDraft }): Draft {
  if (draft.state !== 'open' || draft.id !== id || draft.revision === other.revision) return draft;
  if (!isSame(draft.content, other)) return { ...draft, conflict: other };
  return { ...draft, revision: other.revision, savedAt: other.saved_at, isUnsaved: false };
}

export function settleConflict(draft: Draft, choice: 'own' | 'other'): Draft {
  if (draft.state !== 'open' || draft.conflict === null) return draft;
  const { revision, saved_at: savedAt, text, link } = draft.conflict;
  const settled = { ...draft, revision, savedAt, conflict: null };
  return choice === 'own' ? settled : { ...settled, content: { text, link }, isUnsaved: false };
}
