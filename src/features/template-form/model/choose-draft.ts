import * as zod from 'zod/mini';
import type { Draft } from '@/shared/api/drafts';
import type { DraftValues } from './form-state';

export type FoundDrafts = {
  /** What this browser stored while the user typed; removed when the server has it. */
  stored: unknown;
  /** What the server saved, from any device. */
  saved: Draft | null;
};

/** Values as this browser stores them. */
const unsavedValues = zod.object({
  values: zod.record(zod.string(), zod.unknown()),
  version: zod.number(),
  user: zod.nullable(zod.string()),
});

export type ChosenDraft = DraftValues & {
  /** When the server saved it; null for values that only this browser has. */
  savedAt: string | null;
};

/** Unsaved values of the same user come first; the server rejects them later if its draft is newer. */
export function chooseDraft({ stored, saved }: FoundDrafts, user: string | null): ChosenDraft | null {
  const unsaved = unsavedValues.safeParse(stored).data;
  if (unsaved && unsaved.user === user)
    return { values: unsaved.values, version: unsaved.version, savedAt: null };
  return saved && { values: saved.input, version: saved.version, savedAt: saved.updated_at };
}
