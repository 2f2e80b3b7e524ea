import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import { $appeal, appealClosed, appealForm } from '../model/appeal';

const MAX_REASON = 1000;

/** Asks for the reason why a declined request should be allowed. */
export function AppealDialog() {
  const { state, close } = useUnit({ state: $appeal, close: appealClosed });
  const { values, errors, pending, field } = useForm(appealForm);
  const id = useId();
  return (
    <Dialog
      open={state === 'open'}
      onClose={() => close()}
      title="Ask for a review"
      description="What you entered and your reason are stored for the people who run this installation."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} pending={pending}>
            Send for review
          </Button>
        </>
      }
    >
      <FormElement form={appealForm} id={id}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
          <Field
            label="Why should this be allowed?"
            required
            error={errors.reason}
            counter={{ used: values.reason.length, limit: MAX_REASON }}
          >
            <Textarea {...field('reason')} maxLength={MAX_REASON} rows={4} />
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
