import type { GenerationState, OpenDocument } from './generation-state';

/** Whether nothing has changed but the text that is being written, so that a part without it doesn't render again. */
export function isSameBesidesText(before: GenerationState, after: GenerationState): boolean {
  if (before.state !== 'writing' || after.state !== 'writing') return before === after;
  return (
    before.link === after.link &&
    before.stopping === after.stopping &&
    before.waiting === after.waiting &&
    isSameDocument(before.document, after.document)
  );
}

function isSameDocument(before: OpenDocument, after: OpenDocument): boolean {
  if (before.undo !== after.undo || before.redo !== after.redo) return false;
  const { result: _before, last_event: _last, ...facts } = before.generation;
  const { result: _after, last_event: _next, ...others } = after.generation;
  const known = new Map<string, unknown>(Object.entries(facts));
  return Object.entries(others).every(([key, value]) => known.get(key) === value);
}
