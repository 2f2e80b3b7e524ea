import type { GenerationState, OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';

type Shown = { template: Template; document: OpenDocument | null; state: GenerationState };

/** For `memo`: whether nothing has changed but the text that is being written, so that a part without it stays as it is. */
export const isSameBesidesText = (before: Shown, after: Shown): boolean =>
  before.template === after.template &&
  (before.state === after.state || (before.state.state === 'writing' && after.state.state === 'writing')) &&
  isSameDocument(before.document, after.document);

function isSameDocument(before: OpenDocument | null, after: OpenDocument | null): boolean {
  if (!before || !after) return before === after;
  if (before.undo !== after.undo || before.redo !== after.redo) return false;
  const { result: _before, last_event: _last, ...facts } = before.generation;
  const { result: _after, last_event: _next, ...others } = after.generation;
  const known = new Map<string, unknown>(Object.entries(facts));
  const isWriting = after.generation.status === 'writing';
  return (
    (isWriting || before.generation.result === after.generation.result) &&
    Object.entries(others).every(([key, value]) => known.get(key) === value)
  );
}
