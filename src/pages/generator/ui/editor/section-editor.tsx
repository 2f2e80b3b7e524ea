import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { TemplateSection } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { readEditorSchema } from '../../model/editor-schema';
import { $editing, editCancelled, editSaved, newestTaken, valueChanged } from '../../model/section-editing';
import { NodeEditor } from './node-editor';
import * as styles from './section-editor.css';

const CHANGED_ELSEWHERE = 409;

/** Edits a section in its place. Escape gives up, Ctrl and Enter keeps it. */
export function SectionEditor({ section }: { section: TemplateSection }) {
  const editing = useUnit($editing);
  const on = useUnit({
    changed: valueChanged,
    cancelled: editCancelled,
    saved: editSaved,
    newest: newestTaken,
  });
  const node = useMemo(() => readEditorSchema(section.schema), [section.schema]);
  const root = useRef<HTMLFormElement>(null);

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, []);

  if (editing.state === 'reading') return null;
  const { value, saving, problem } = editing;

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
      aria-label={`Edit: ${section.label}`}
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
      <NodeEditor
        node={{ ...node, label: section.label }}
        path={[]}
        hidesLabel
        onChange={on.changed}
        root={value}
      />
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
