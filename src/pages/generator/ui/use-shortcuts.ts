import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $document, changeRequested, redoRequested, undoRequested } from '@/entities/generation';
import { sectionDeselected } from '../model/document';
import { printRequested } from '../model/print';

/** Ctrl+S saves, Ctrl+P opens the print view; outside of fields, Ctrl+Z undoes, Ctrl+Shift+Z redoes and Escape deselects the section. */
export function useShortcuts(): void {
  const [change, undo, redo, leave, print] = useUnit([
    changeRequested,
    undoRequested,
    redoRequested,
    sectionDeselected,
    printRequested,
  ]);
  const hasDocument = useUnit($document) !== null;

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !isField(event.target)) leave();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        change({ kind: 'save' });
      } else if (key === 'p' && !event.shiftKey && hasDocument) {
        event.preventDefault();
        print();
      } else if (key === 'z' && !isField(event.target)) {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [change, undo, redo, leave, print, hasDocument]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
