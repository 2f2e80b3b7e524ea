import { useUnit } from 'effector-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { editCancelled, editSaved, latestRequested } from '../../model/document-editing';
import * as styles from './section-editor.css';

const CHANGED_ELSEWHERE = 409;

export type EditorFormProps = {
  label: string;
  saving: boolean;
  problem: Problem | null;
  children: ReactNode;
};

/** The frame of an inline editor. Escape cancels, Ctrl+Enter saves. */
export function EditorForm({ label, saving, problem, children }: EditorFormProps) {
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
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => on.cancelled()}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={saving}>
          Done
        </Button>
      </div>
    </form>
  );
}
