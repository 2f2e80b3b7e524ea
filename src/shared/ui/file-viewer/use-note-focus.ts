import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to a comment, or to its marker, which may be drawn first. */
export function useNoteFocus() {
  const comments = useRef<HTMLOListElement>(null);
  const markers = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ part: RefObject<HTMLElement | null>; id: string } | null>(null);
  const tryFocus = () => {
    const note = wanted.current?.part.current?.querySelector<HTMLElement>(
      `[data-note="${wanted.current.id}"]`,
    );
    if (!note) return;
    wanted.current = null;
    (note.querySelector('textarea') ?? note).focus();
  };
  useLayoutEffect(tryFocus);
  const focusOn = (part: RefObject<HTMLElement | null>, id: string) => {
    wanted.current = { part, id };
    tryFocus();
  };
  return { comments, markers, focusOn };
}
