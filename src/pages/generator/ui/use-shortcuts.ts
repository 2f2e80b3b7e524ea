import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { changeAsked, redoAsked, undoAsked } from '@/entities/generation';
import { sectionLeft } from '../model/document';

/** Ctrl+S saves the document; Ctrl+Z and Ctrl+Shift+Z take its changes back and make them again, outside of fields. Escape lets go of a section. */
export function useShortcuts(): void {
  const [change, undo, redo, leave] = useUnit([changeAsked, undoAsked, redoAsked, sectionLeft]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !isField(event.target)) leave();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        change({ kind: 'save' });
      } else if (key === 'z' && !isField(event.target)) {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change, undo, redo, leave]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
