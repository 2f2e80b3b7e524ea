import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { newTodo } from '../model/todos';

/** The form for an entry of one's own. */
export function NewTodo() {
  const { errors, pending, field } = useForm(newTodo);
  return (
    <FormElement form={newTodo}>
      <Stack gap={4}>
        {errors.form && <Banner tone="danger" urgent title={errors.form} />}
        <Cluster gap={4} align="start">
          <Field label="Your own entry" error={errors.title}>
            <TextInput maxLength={200} {...field('title')} />
          </Field>
          <Field label="Due" optional error={errors.dueOn}>
            <DeferredDatePicker {...field('dueOn')} />
          </Field>
        </Cluster>
        <div>
          <Button type="submit" pending={pending}>
            Add
          </Button>
        </div>
      </Stack>
    </FormElement>
  );
}
