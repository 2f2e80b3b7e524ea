import { aiPolicies } from '@/entities/assignment';
import type { AiPolicy, AssignmentOptions } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { isOnPaper } from '../model/editor-values';
import { form } from '../model/form';
import { RubricEditor } from './rubric-editor';

export function MarkingFields({ options }: { options: AssignmentOptions }) {
  const { values, errors, change } = useForm(form);
  return (
    <Stack gap={4}>
      {values.isQuiz ? null : (
        <RubricEditor
          rubric={values.rubric}
          choices={options.rubrics}
          error={errors.rubric}
          onChange={(rubric) => change({ rubric })}
        />
      )}
      {isOnPaper(values) ? null : (
        <Switch
          checked={values.hideNames}
          onChange={(hideNames) => change({ hideNames })}
          description="Teachers see numbers until the work is returned."
        >
          Hide names while marking
        </Switch>
      )}
    </Stack>
  );
}

const policies: readonly AiPolicy[] = ['none', 'hints', 'open'];

export function AiField() {
  const { values, change } = useForm(form);
  return (
    <Field
      label="May students use AI for this work?"
      help="Students read your choice beside the instructions."
      group
    >
      <RadioGroup
        value={values.aiPolicy}
        onChange={(aiPolicy) => change({ aiPolicy })}
        options={policies.map((value) => ({ value, ...aiPolicies[value] }))}
      />
    </Field>
  );
}
