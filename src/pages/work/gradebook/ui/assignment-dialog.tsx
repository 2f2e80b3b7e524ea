import { useUnit } from 'effector-react';
import { useId } from 'react';
import { CategoryChoice, newInClassPath } from '@/entities/assignment';
import type { Gradebook } from '@/shared/api/gradebooks';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { NumberInput } from '@/shared/ui/number-input';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { form } from '../model/new-assignment';
import { $categories } from '../model/page';
import { panelClosed } from '../model/panel';

/** Adds a column for work that is not handed in here. */
export function AssignmentDialog({ answer }: { answer: Gradebook }) {
  const categories = useUnit($categories);
  const close = useUnit(panelClosed);
  const { values, errors, field, change, pending } = useForm(form);
  const id = useId();
  return (
    <Dialog
      open
      size="sm"
      title="New assignment on paper"
      description="For a paper test, an oral exam or participation: nothing is handed in."
      onClose={close}
      actions={
        <>
          <Button disabled={pending} onClick={() => close()}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} pending={pending}>
            Add it
          </Button>
        </>
      }
    >
      <FormElement form={form} id={id}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Title" error={errors.title} required>
            <TextInput {...field('title')} maxLength={200} />
          </Field>
          <Field label="Points" error={errors.points} required>
            <NumberInput {...field('points')} min={0} max={1000} />
          </Field>
          <CategoryChoice
            known={[...categories.keys()]}
            value={values.category}
            error={errors.category}
            onChange={(category) => change({ category })}
          />
          <Text size="sm" tone="muted">
            <Link href={newInClassPath(answer.class.id)}>An assignment that is handed in</Link>
          </Text>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
