import { useUnit } from 'effector-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { editCancelled, editSaved, latestRequested } from '../../model/document-editing';
import * as styles from './editor.css';

const CHANGED_ELSEWHERE = 409;

export type EditorFormProps = {
  /** For a button outside of the form. */
  id?: string;
  label: string;
  problem: Problem | null;
  children: ReactNode;
};

/** The frame of an editor. Escape cancels, Ctrl+Enter saves. */
export function EditorForm({ id, label, problem, children }: EditorFormProps) {
  const on = useUnit({ cancelled: editCancelled, saved: editSaved, latest: latestRequested });
  const root = useRef<HTMLFormElement>(null);

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      on.cancelled();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      on.saved();
    }
  }

  return (
    <form
      ref={root}
      id={id}
      className={styles.editor}
      aria-label={label}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        on.saved();
      }}
    >
      {problem ? (
        <Banner
          tone="danger"
          urgent
          title={problem.message}
          {...(problem.status === CHANGED_ELSEWHERE && {
            action: (
              <Button size="sm" variant="second" onClick={() => on.latest()}>
                Load the latest version
              </Button>
            ),
          })}
        >
          {problem.status === CHANGED_ELSEWHERE
            ? 'Your edit is safe. Load the latest version, then save again.'
            : 'Your edit is safe. Try again.'}
        </Banner>
      ) : null}
      {children}
    </form>
  );
}
