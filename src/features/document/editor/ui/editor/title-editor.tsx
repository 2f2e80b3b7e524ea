import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { $editing, editCancelled, editSaved, valueChanged } from '../../model/document-editing';
import { EditorForm } from './editor-form';
import * as styles from './title-editor.css';

const MAX_TITLE_LENGTH = 200;

/** The inline editor of the title. A title has no line breaks, so Enter saves. */
export function TitleEditor() {
  const editing = useUnit($editing);
  const on = useUnit({ change: valueChanged, cancel: editCancelled, save: editSaved });
  if (editing.state === 'idle') return null;
  const { value, sent, problem } = editing;
  return (
    <EditorForm label="Edit: title" problem={problem}>
      <textarea
        className={styles.title}
        aria-label="Title"
        dir="auto"
        rows={2}
        maxLength={MAX_TITLE_LENGTH}
        enterKeyHint="done"
        value={String(value)}
        onChange={({ target }) => on.change(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          on.save();
        }}
      />
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => on.cancel()}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" pending={sent !== null}>
          Done
        </Button>
      </div>
    </EditorForm>
  );
}
