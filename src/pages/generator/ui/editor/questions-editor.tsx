import { questionGroupLabels } from '@/shared/api/blocks';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { type JsonPath, valueAt, withValueAt } from '../../model/json-path';
import { newQuestion } from '../../model/question-edit';
import type { BlockEditorProps } from '../blocks/define-block';
import { QuestionEditor } from './question-editor';
import { RowsEditor } from './rows-editor';
import * as styles from './section-editor.css';

const MOST = 60;

/** Edits a list of questions, or of groups of questions. */
export function QuestionsEditor({ value, onChange }: BlockEditorProps) {
  const entries = rowsAt(value, []);
  const hasGroups = entries.some(isGroup);
  if (!hasGroups) return <QuestionRows root={value} path={[]} onChange={onChange} />;
  return (
    <RowsEditor
      label={questionGroupLabels.title}
      root={value}
      path={[]}
      rows={entries}
      blank={() => ({ title: '', questions: [newQuestion()] })}
      max={MOST}
      onChange={onChange}
    >
      {(entry, index) =>
        isGroup(entry) ? (
          <div className={styles.fields}>
            <Field label={questionGroupLabels.title}>
              <TextInput
                value={entry.title ?? ''}
                onChange={(title) => onChange(withValueAt(value, [index, 'title'], title))}
              />
            </Field>
            <QuestionRows root={value} path={[index, 'questions']} onChange={onChange} />
          </div>
        ) : (
          <QuestionEditor
            question={entry}
            onChange={(question) => onChange(withValueAt(value, [index], question))}
          />
        )
      }
    </RowsEditor>
  );
}

type QuestionRowsProps = { root: unknown; path: JsonPath; onChange: (root: unknown) => void };

function QuestionRows({ root, path, onChange }: QuestionRowsProps) {
  return (
    <RowsEditor
      label="Question"
      root={root}
      path={path}
      rows={rowsAt(root, path)}
      blank={newQuestion}
      max={MOST}
      onChange={onChange}
    >
      {(question, index) => (
        <QuestionEditor
          question={question}
          onChange={(changed) => onChange(withValueAt(root, [...path, index], changed))}
        />
      )}
    </RowsEditor>
  );
}

const isGroup = (entry: unknown): entry is { title?: string; questions: unknown } =>
  typeof entry === 'object' && entry !== null && 'questions' in entry;

function rowsAt(root: unknown, path: JsonPath): readonly unknown[] {
  const rows = valueAt(root, path);
  return Array.isArray(rows) ? rows : [];
}
