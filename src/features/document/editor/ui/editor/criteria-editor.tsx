import { rubricCriterionLabels, type Rubric } from '@/shared/api/blocks';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import { withValueAt } from '../../model/json-path';
import {
  criteriaOf,
  describedLevels,
  descriptorAt,
  newCriterion,
  withDescription,
} from '../../model/rubric-edit';
import { RowsEditor } from './rows-editor';
import * as styles from './editor.css';

const MAX_CRITERIA = 12;

export type CriteriaEditorProps = { rubric: Rubric; onChange: (rubric: unknown) => void };

/** Edits the criteria of a rubric, each with one description per level. */
export function CriteriaEditor({ rubric, onChange }: CriteriaEditorProps) {
  const criteria = criteriaOf(rubric);
  const levels = describedLevels(rubric);
  return (
    <RowsEditor
      label={rubricCriterionLabels.name}
      root={rubric}
      path={['criteria']}
      rows={criteria}
      blank={() => newCriterion(rubric)}
      max={MAX_CRITERIA}
      onChange={onChange}
    >
      {(_, index) => {
        const criterion = criteria[index] ?? {};
        const set = (key: 'name' | 'weight', part: unknown) =>
          onChange(withValueAt(rubric, ['criteria', index, key], part));
        return (
          <div className={styles.fields}>
            <div className={styles.pair}>
              <Field label={rubricCriterionLabels.name}>
                <TextInput value={criterion.name ?? ''} onChange={(name) => set('name', name)} />
              </Field>
              <Field label={rubricCriterionLabels.weight} optional>
                <NumberInput
                  value={criterion.weight ?? null}
                  min={0}
                  max={100}
                  onChange={(weight) => set('weight', weight ?? undefined)}
                />
              </Field>
            </div>
            {levels.map((level, column) => (
              <Field key={column} label={level.label || `Level ${column + 1}`}>
                <Textarea
                  value={descriptorAt(criterion, column)}
                  rows={1}
                  onChange={(text) =>
                    onChange(withDescription(rubric, { criterion: index, level: column }, text))
                  }
                />
              </Field>
            ))}
          </div>
        );
      }}
    </RowsEditor>
  );
}
