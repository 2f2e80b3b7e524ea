import { stepLabels, type Step } from '@/shared/api/blocks';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { entryOf, stepOf } from '../../model/step-edit';
import { withValueAt } from '../../model/json-path';
import type { BlockEditorProps } from '../blocks/define-block';
import { RowsEditor } from './rows-editor';
import * as styles from './section-editor.css';

const MOST_STEPS = 40;

/** Edits steps. A step with only a text is stored as that text. */
export function StepsEditor({ value, onChange }: BlockEditorProps) {
  const steps = Array.isArray(value) ? value.map(stepOf) : [];
  const change = (index: number, part: Partial<Step>) =>
    onChange(withValueAt(value, [index], entryOf({ ...steps[index], ...part })));
  return (
    <RowsEditor
      label="Step"
      root={value}
      path={[]}
      rows={steps}
      blank={() => ''}
      max={MOST_STEPS}
      onChange={onChange}
    >
      {(_, index) => (
        <div className={styles.fields}>
          <Field label={stepLabels.text}>
            <Textarea
              value={steps[index]?.text ?? ''}
              rows={1}
              onChange={(text) => change(index, { text })}
            />
          </Field>
          <div className={styles.pair}>
            <Field label="Name" optional>
              <TextInput value={steps[index]?.title ?? ''} onChange={(title) => change(index, { title })} />
            </Field>
            <Field label={stepLabels.minutes} optional>
              <NumberInput
                value={steps[index]?.minutes ?? null}
                min={0}
                onChange={(minutes) => change(index, { minutes })}
              />
            </Field>
          </div>
        </div>
      )}
    </RowsEditor>
  );
}
