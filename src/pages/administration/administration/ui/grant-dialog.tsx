import { useUnit } from 'effector-react';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $grantee, form, grantClosed } from '../model/grant';

const FORM_ID = 'plan-grant-form';

/** What a person or a school gets without paying. */
export function GrantDialog() {
  const { grantee, close } = useUnit({ grantee: $grantee, close: grantClosed });
  const { errors, pending, field } = useForm(form);
  const who = grantee?.kind === 'person' ? grantee.name : (grantee?.domain ?? 'a school');
  return (
    <Dialog
      open={grantee !== null}
      onClose={() => close()}
      size="md"
      title={`Give ${who} a plan`}
      description="Nobody pays for it. It is recorded in the log."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            Save
          </Button>
        </>
      }
    >
      <FormElement form={form} id={FORM_ID}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
          {grantee?.kind === 'school' && grantee.domain === null ? (
            <Field
              label="Domain"
              required
              error={errors.domain}
              help="The end of its teachers’ addresses. Only verified addresses count."
            >
              <TextInput placeholder="school.example" spellCheck={false} {...field('domain')} />
            </Field>
          ) : null}
          <Field label="Plan" error={errors.plan}>
            <Select
              options={[
                { value: 'teacher-pro', label: 'Teacher Pro' },
                { value: 'teacher-plus', label: 'Teacher Plus' },
                { value: 'none', label: 'No plan, only more students' },
              ]}
              {...field('plan')}
            />
          </Field>
          <Field label="Students for each teacher" error={errors.seats} help="Empty for the plan’s 40.">
            <NumberInput min={40} max={10_000} {...field('seats')} />
          </Field>
          <Field label="Last day" error={errors.lastDay} help="Empty for no end.">
            <DeferredDatePicker {...field('lastDay')} />
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
