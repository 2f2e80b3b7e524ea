import { useUnit } from 'effector-react';
import { classTitle } from '@/entities/class';
import type { ClassCopyPlan } from '@/shared/api/classes';
import { dateOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $original, $plan, copyClosed, form } from '../model/class-copy';

const FORM_ID = 'class-copy-form';

/** Asks what a copy of a class contains and when it starts. */
export function ClassCopyDialog() {
  const { original, plan, close } = useUnit({ original: $original, plan: $plan, close: copyClosed });
  const { pending } = useForm(form);
  return (
    <Dialog
      open={original !== null}
      onClose={() => close()}
      size="md"
      title={original ? `Copy ${classTitle(original.class)}` : 'Copy a class'}
      description="Without its students. Nothing in the copy is published yet."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending} disabled={plan === null}>
            Copy class
          </Button>
        </>
      }
    >
      {plan === null ? <Skeleton lines={4} label="Loading the class" /> : <Choice plan={plan} />}
    </Dialog>
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function Choice({ plan }: { plan: ClassCopyPlan }) {
  const { values, errors, change, field } = useForm(form);
  const hasDates = plan.starts_on !== null && (values.lessons || values.assignments);
  return (
    <FormElement form={form} id={FORM_ID}>
      <Stack gap={5}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Field label="Class" required error={errors.name}>
          <TextInput maxLength={40} {...field('name')} />
        </Field>
        {plan.lessons > 0 ? (
          <Checkbox checked={values.lessons} onChange={(lessons) => change({ lessons })}>
            {`Copy ${counted(plan.lessons, 'lesson')}, with files and documents`}
          </Checkbox>
        ) : null}
        {plan.assignments > 0 ? (
          <Checkbox checked={values.assignments} onChange={(assignments) => change({ assignments })}>
            {`Copy ${counted(plan.assignments, 'assignment')}`}
          </Checkbox>
        ) : null}
        {hasDates && plan.starts_on ? (
          <Field
            label="First day of the copy"
            error={errors.startsOn}
            help={`The first day was ${dateOf(`${plan.starts_on}T12:00:00Z`)}. All dates move with it; dates of publication in the past are left out. Leave it empty to copy without dates.`}
            optional
          >
            <DeferredDatePicker {...field('startsOn')} />
          </Field>
        ) : null}
      </Stack>
    </FormElement>
  );
}
