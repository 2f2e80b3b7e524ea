import { stepLabels, type Step } from '@/shared/api/blocks';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { entryOf, stepOf } from '../../model/step-edit';
import type { BlockEditorProps } from '../block-editor-props';
import * as styles from './editor.css';

/** Edits a step. One with only a text is stored as that text. */
export function StepEditor({ value, onChange }: BlockEditorProps) {
  const step = stepOf(value);
  const change = (part: Partial<Step>) => onChange(entryOf({ ...step, ...part }));
  return (
    <div className={styles.fields}>
      <Field label={stepLabels.text}>
        <Textarea value={step.text ?? ''} rows={1} onChange={(text) => change({ text })} />
      </Field>
      <div className={styles.pair}>
        <Field label="Name" optional>
          <TextInput value={step.title ?? ''} onChange={(title) => change({ title })} />
        </Field>
        <Field label={stepLabels.minutes} optional>
          <NumberInput value={step.minutes ?? null} min={0} onChange={(minutes) => change({ minutes })} />
        </Field>
      </div>
    </div>
  );
}
