import { Plus, X } from 'lucide';
import type { AssignmentCriterion, AssignmentOptions, AssignmentRubric } from '@/shared/api/assignments';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './assignment-editor-page.css';

type RubricEditorProps = {
  rubric: AssignmentRubric | null;
  choices: AssignmentOptions['rubrics'];
  onChange: (rubric: AssignmentRubric | null) => void;
  error?: string | undefined;
};

const level = (points: number, label: string) => ({ points, label, description: '' });

/** A criterion with an id that the rubric does not have yet. */
function newCriterion(criteria: readonly AssignmentCriterion[]): AssignmentCriterion {
  let number = criteria.length + 1;
  while (criteria.some(({ id }) => id === `c${number}`)) number += 1;
  return { id: `c${number}`, name: '', levels: [level(4, 'Full'), level(2, 'Some'), level(0, 'Not yet')] };
}

/** A rubric that is typed, or taken from a rubric document. */
export function RubricEditor({ rubric, choices, onChange, error }: RubricEditorProps) {
  const criteria = rubric?.criteria ?? [];
  const change = (next: AssignmentCriterion[]) => onChange(next.length === 0 ? null : { criteria: next });
  return (
    <Stack gap={4}>
      {choices.length > 0 ? (
        <Field label="Take a rubric from your documents" optional>
          <Select
            value=""
            placeholder="Choose a rubric"
            options={choices.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => onChange(choices.find((choice) => choice.id === id)?.rubric ?? rubric)}
          />
        </Field>
      ) : null}
      {criteria.map((criterion, index) => (
        <Criterion
          key={criterion.id}
          criterion={criterion}
          name={criterion.name || `Criterion ${index + 1}`}
          error={criterion.name.trim() === '' ? error : undefined}
          onChange={(changed) => change(criteria.with(index, changed))}
          onRemove={() => change(criteria.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          disabled={criteria.length >= 12}
          onClick={() => change([...criteria, newCriterion(criteria)])}
        >
          Add criterion
        </Button>
      </div>
    </Stack>
  );
}

type CriterionProps = {
  criterion: AssignmentCriterion;
  name: string;
  error: string | undefined;
  onChange: (criterion: AssignmentCriterion) => void;
  onRemove: () => void;
};

function Criterion({ criterion, name, error, onChange, onRemove }: CriterionProps) {
  const { levels } = criterion;
  return (
    <fieldset className={styles.criterion}>
      <Cluster gap={2} align="start" wrap={false}>
        <div className={styles.grow}>
          <Field label="Criterion" error={error} required>
            <TextInput
              value={criterion.name}
              maxLength={200}
              onChange={(changed) => onChange({ ...criterion, name: changed })}
            />
          </Field>
        </div>
        <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} />
      </Cluster>
      <Field label="Standard" help="The skill that it shows, for the gradebook’s page of skills." optional>
        <TextInput
          value={criterion.standard_code ?? ''}
          placeholder="MS-LS1-6"
          maxLength={40}
          onChange={(code) => onChange({ ...criterion, standard_code: code })}
        />
      </Field>
      {levels.map((one, index) => {
        const set = (changed: Partial<typeof one>) =>
          onChange({ ...criterion, levels: levels.with(index, { ...one, ...changed }) });
        return (
          <div key={index} className={styles.level}>
            <NumberInput
              label={`${name}, points of level ${index + 1}`}
              value={one.points}
              min={0}
              max={1000}
              onChange={(points) => set({ points: points ?? 0 })}
            />
            <TextInput
              label={`${name}, name of level ${index + 1}`}
              value={one.label}
              maxLength={80}
              onChange={(label) => set({ label })}
            />
            <TextInput
              label={`${name}, level ${index + 1}: what it looks like`}
              placeholder="What it looks like"
              value={one.description}
              maxLength={4000}
              onChange={(description) => set({ description })}
            />
            <IconButton
              label={`Remove level ${index + 1} of ${name}`}
              icon={X}
              disabled={levels.length === 1}
              onClick={() => onChange({ ...criterion, levels: levels.toSpliced(index, 1) })}
            />
          </div>
        );
      })}
      <Button
        size="sm"
        variant="quiet"
        icon={Plus}
        disabled={levels.length >= 6}
        onClick={() => onChange({ ...criterion, levels: [...levels, level(0, '')] })}
      >
        Add level
      </Button>
    </fieldset>
  );
}
