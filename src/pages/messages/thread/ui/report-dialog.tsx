import { useUnit } from 'effector-react';
import { useId } from 'react';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/thread';

/** Asks why a message is reported to the administrators. */
export function ReportDialog() {
  const { reported, close } = useUnit({ reported: model.$reported, close: model.reportClosed });
  const { errors, pending, field } = useForm(model.reportForm);
  const id = useId();
  return (
    <Dialog
      open={reported !== null}
      onClose={() => close()}
      title="Report this message?"
      description="An administrator reads it with your reason. The writer isn’t told."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} pending={pending}>
            Report
          </Button>
        </>
      }
    >
      <FormElement form={model.reportForm} id={id}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
          <Field label="What is wrong with it?" required error={errors.reason}>
            <Textarea rows={3} maxLength={1000} {...field('reason')} />
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
