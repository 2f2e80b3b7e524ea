import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Submission } from '@/shared/api/marking';
import { $blankIds, commentFocused, levelKeyPressed, nextBlankRequested } from '../model/blanks';
import { saveRequested } from '../model/marking';
import { stepRequested } from '../model/queue';
import * as styles from './save-mark.css';

/** The keys of the page, which a keyboard's user sees at its foot. */
export function Keys({ submission: { assignment, quiz } }: { submission: Submission }) {
  const digits = assignment.rubric ? 'a level' : quiz ? 'points' : 'the score';
  return (
    <p className={styles.keys}>
      <kbd>0</kbd>–<kbd>9</kbd> {digits} · <kbd>C</kbd> comment · <kbd>J</kbd> next, <kbd>K</kbd> previous ·{' '}
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> save and next · <kbd>Esc</kbd> leaves a field
    </p>
  );
}

const FIELDS = 'input, textarea, select, [contenteditable=true]';
const DIALOGS = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Follows the keys, unless the teacher types or has opened something above the page. */
export function useMarkingKeys() {
  const on = useUnit({
    step: stepRequested,
    level: levelKeyPressed,
    comment: commentFocused,
    save: saveRequested,
    blank: nextBlankRequested,
    blanks: $blankIds,
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(target instanceof HTMLElement) || target.closest(OVERLAYS) || event.defaultPrevented) return;
      // A dialog that opens has no focus yet.
      if (document.querySelector(DIALOGS)) return;
      const field = target.closest<HTMLElement>(FIELDS);
      if ((ctrlKey || metaKey) && key === 'Enter') {
        event.preventDefault();
        if (on.blanks.length > 0) on.blank();
        else on.save();
        return;
      }
      if (field && key === 'Escape') field.blur();
      // No score has a letter in it, so that the letters lead on from its field too.
      const isScore = field?.matches('[data-score-of] input') === true;
      if (ctrlKey || metaKey || altKey || shiftKey || (field && !(isScore && /^[cjk]$/.test(key)))) return;
      if (isScore) {
        event.preventDefault();
        field.blur();
      }
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
      if (digit !== undefined) {
        // What has no levels has a field, which gets the digit itself.
        const input = scoreField(on.blanks[0]);
        if (input) {
          input.focus();
          input.select();
        } else {
          const focused = target.closest<HTMLElement>('[data-score-of]')?.dataset['scoreOf'] ?? null;
          on.level({ digit: Number(digit), focused });
        }
      } else if (key === 'j') on.step(1);
      else if (key === 'k') on.step(-1);
      else if (key === 'c') {
        event.preventDefault();
        on.comment();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

const scoreField = (blank: string | undefined): HTMLInputElement | null =>
  document.querySelector(
    blank === undefined ? '[data-score-of] input' : `[data-score-of="${CSS.escape(blank)}"] input`,
  );
