import { useUnit } from 'effector-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { editCancelled, editSaved, newestTaken } from '../../model/document-editing';
import * as styles from './section-editor.css';

const CHANGED_ELSEWHERE = 409;

export type EditorFormProps = {
  label: string;
  saving: boolean;
  problem: Problem | null;
  children: ReactNode;
};

/** What surrounds a part of the document that is edited in its place. Escape gives up, Ctrl and Enter keeps it. */
export function EditorForm({ label, saving, problem, children }: EditorFormProps) {
  const on = useUnit({ cancelled: editCancelled, saved: editSaved, newest: newestTaken });
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
              <Button size="sm" variant="second" onClick={() => on.newest()}>
                Take the newest
              </Button>
            ),
          })}
        >
          {problem.status === CHANGED_ELSEWHERE
            ? 'What you wrote here is kept: take the newest state of the document, then save again.'
            : 'What you wrote here is kept.'}
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
