import { Plus, X } from 'lucide';
import {
  blockSchemas,
  rubricLabels,
  type Rubric,
  rubricTypeLabels,
  rubricTypeValues,
} from '@/shared/api/blocks';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { levelsOf, withLevel, withLevelAdded, withLevelRemoved } from '../../model/rubric-edit';
import type { BlockEditorProps } from '../block-editor-props';
import { CriteriaEditor } from './criteria-editor';
import * as styles from './editor.css';

const MAX_LEVELS = 6;

/** Edits a rubric: its levels, and the description of each criterion at each level. */
export function RubricEditor({ value, onChange }: BlockEditorProps) {
  const rubric: Rubric = blockSchemas.rubric.safeParse(value).data ?? {};
  const set = (part: Partial<Rubric>) => onChange({ ...rubric, ...part });
  const setText = (key: 'student_version' | 'how_to_use', text: string) => {
    const { [key]: _, ...rest } = rubric;
    onChange(text === '' ? rest : { ...rest, [key]: text });
  };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <Field label={rubricLabels.type}>
          <Select
            value={rubric.type ?? 'analytic'}
            options={rubricTypeValues.map((type) => ({ value: type, label: rubricTypeLabels[type] }))}
            onChange={(type) => set({ type: rubricTypeValues.find((known) => known === type) ?? null })}
          />
        </Field>
        <Field label={rubricLabels.total_points} optional>
          <NumberInput
            value={rubric.total_points ?? null}
            min={0}
            onChange={(points) => {
              const { total_points: _, ...rest } = rubric;
              onChange(points === null ? rest : { ...rest, total_points: points });
            }}
          />
        </Field>
      </div>
      <Levels rubric={rubric} onChange={onChange} />
      <CriteriaEditor rubric={rubric} onChange={onChange} />
      <Field label={rubricLabels.how_to_use} optional>
        <Textarea value={rubric.how_to_use ?? ''} rows={1} onChange={(text) => setText('how_to_use', text)} />
      </Field>
      <Field label={rubricLabels.student_version} optional>
        <Textarea
          value={rubric.student_version ?? ''}
          rows={1}
          onChange={(text) => setText('student_version', text)}
        />
      </Field>
    </div>
  );
}

function Levels({ rubric, onChange }: { rubric: Rubric; onChange: (rubric: Rubric) => void }) {
  const levels = levelsOf(rubric);
  return (
    <div className={styles.rows} role="group" aria-label={rubricLabels.levels}>
      {levels.map((level, index) => (
        <div key={index} className={styles.row}>
          <div className={styles.pair}>
            <TextInput
              label={`Level ${index + 1}`}
              value={level.label ?? ''}
              onChange={(label) => onChange(withLevel(rubric, index, { label }))}
            />
            <NumberInput
              label={`Points for level ${index + 1}`}
              value={level.points ?? null}
              min={0}
              onChange={(points) => onChange(withLevel(rubric, index, { points }))}
            />
          </div>
          {levels.length > 1 ? (
            <IconButton
              label={`Remove level ${index + 1}`}
              icon={X}
              size="sm"
              onClick={() => onChange(withLevelRemoved(rubric, index))}
            />
          ) : null}
        </div>
      ))}
      {levels.length < MAX_LEVELS ? (
        <div>
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => onChange(withLevelAdded(rubric))}>
            Add level
          </Button>
        </div>
      ) : null}
    </div>
  );
}
