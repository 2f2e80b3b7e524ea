import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { changeAsked, redoAsked, undoAsked } from '@/entities/generation';

/** Ctrl+S saves the document; Ctrl+Z and Ctrl+Shift+Z take its changes back and make them again, outside of fields. */
export function useShortcuts(): void {
  const on = useUnit({ change: changeAsked, undo: undoAsked, redo: redoAsked });

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        on.change({ kind: 'save' });
      } else if (key === 'z' && !isField(event.target)) {
        event.preventDefault();
        if (event.shiftKey) on.redo();
        else on.undo();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on.change, on.undo, on.redo]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
