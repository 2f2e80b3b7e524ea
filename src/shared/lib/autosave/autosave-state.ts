/** The state on the server. */
export type Saved<Content> = { content: Content; revision: number; savedAt: string | null };

/** What this browser stored: the content, and the revision that it is based on. */
export type Stored<Content> = { content: Content; revision: number };

export type Autosaved<Content> =
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
      /** Whether it was recovered from this browser when it was opened. */
      isRecovered: boolean;
      /** Grows when the content is replaced by that of another window. */
      replaced: number;
      /** What another window saved, or null. */
      conflict: Saved<Content> | null;
    };

/** The same text for equal contents; the database reorders the keys of objects. */
const textOf = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Opens what the server has with what this browser stored since, if that is newer. */
export function openAutosaved<Content>(
  id: string,
  saved: Saved<Content>,
  stored: Stored<Content> | null,
): Autosaved<Content> {
  const open = { state: 'open', id, revision: saved.revision, savedAt: saved.savedAt, replaced: 0 } as const;
  if (stored === null || isSame(stored.content, saved.content)) {
    return { ...open, content: saved.content, isUnsaved: false, isRecovered: false, conflict: null };
  }
  const conflict = stored.revision === saved.revision ? null : saved;
  return { ...open, content: stored.content, isUnsaved: true, isRecovered: conflict === null, conflict };
}

export const changeContent = <Content>(
  draft: Autosaved<Content>,
  change: (content: Content) => Content,
): Autosaved<Content> => {
  if (draft.state !== 'open') return draft;
  const content = change(draft.content);
  return content === draft.content ? draft : { ...draft, content, isUnsaved: true, isRecovered: false };
};

/** What was typed since the save was sent is still unsaved. */
export function receiveSaved<Content>(
  draft: Autosaved<Content>,
  { id, content, revision, savedAt }: Saved<Content> & { id: string },
): Autosaved<Content> {
  if (draft.state !== 'open' || draft.id !== id) return draft;
  return { ...draft, revision, savedAt, isUnsaved: !isSame(draft.content, content) };
}

/** The server has another revision: of another window, or of a save of this one whose answer was lost. */
export function receiveOther<Content>(
  draft: Autosaved<Content>,
  { id, ...other }: Saved<Content> & { id: string },
): Autosaved<Content> {
  // An older one was read before the last save.
  if (draft.state !== 'open' || draft.id !== id || draft.revision >= other.revision) return draft;
  if (!isSame(draft.content, other.content)) {
    if (draft.isUnsaved) return { ...draft, conflict: other };
    return { ...draft, ...other, replaced: draft.replaced + 1 };
  }
  return { ...draft, revision: other.revision, savedAt: other.savedAt, isUnsaved: false };
}

export function settleConflict<Content>(
  draft: Autosaved<Content>,
  choice: 'own' | 'other',
): Autosaved<Content> {
  if (draft.state !== 'open' || draft.conflict === null) return draft;
  const { revision, savedAt, content } = draft.conflict;
  const settled = { ...draft, revision, savedAt, conflict: null };
  return choice === 'own' ? settled : { ...settled, content, isUnsaved: false, replaced: draft.replaced + 1 };
}
