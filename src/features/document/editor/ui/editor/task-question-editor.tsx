import { Button } from '@/shared/ui/button';
import { blankOf, type EditorNode } from '../../model/editor-schema';
import { QuestionFields } from './question-editor';
import * as styles from './editor.css';

type TaskQuestionEditorProps = { node: EditorNode; value: unknown; onChange: (value: unknown) => void };

/** Edits the question of a task, which may have none. */
export function TaskQuestionEditor({ node, value, onChange }: TaskQuestionEditorProps) {
  const blank = blankOf(node);
  if (value === undefined) {
    return (
      <div>
        <Button onClick={() => onChange(blank)}>Add a question</Button>
      </div>
    );
  }
  const question = typeof value === 'string' ? { type: 'open-ended', stem: value } : value;
  return (
    <div className={styles.fields} role="group" aria-label={node.label}>
      <QuestionFields value={question} onChange={onChange} />
      <div>
        <Button onClick={() => onChange(undefined)}>Remove the question</Button>
      </div>
    </div>
  );
}
