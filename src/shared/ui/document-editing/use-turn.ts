import { useEffect, useMemo, useState } from 'react';
import type { DocumentEditing } from './document-editing';

/** How many items a frame can make editable on a slow device. */
const PER_FRAME = 2;

const waiting = new Set<() => void>();
let isRequested = false;

/** Calls back in one of the next frames, in the order of the calls. Returns the cancel function. */
function awaitTurn(listener: () => void): () => void {
  waiting.add(listener);
  if (!isRequested) requestTurn();
  return () => waiting.delete(listener);
}

function requestTurn(): void {
  isRequested = true;
  requestAnimationFrame(() => {
    isRequested = false;
    const turn = [...waiting].slice(0, PER_FRAME);
    for (const listener of turn) waiting.delete(listener);
    // Not as a transition: a busy React would render several turns for one frame.
    for (const listener of turn) listener();
    if (waiting.size > 0) requestTurn();
  });
}

/**
 * How an item is edited. When its document is unlocked, its items become editable a few per frame, because all texts of a long
 * list at once would stop the page.
 */
export function useTurn(editing: DocumentEditing | null): DocumentEditing | null {
  const isLocked = editing?.locked ?? true;
  const [isOpen, setOpen] = useState(!isLocked);
  if (isLocked && isOpen) setOpen(false);
  useEffect(() => (isLocked || isOpen ? undefined : awaitTurn(() => setOpen(true))), [isLocked, isOpen]);
  return useMemo(() => (editing && !isOpen ? { ...editing, locked: true } : editing), [editing, isOpen]);
}
