import { useUnit } from 'effector-react';
import { useId } from 'react';
import { SendingOffline, SentenceMenu } from '@/entities/message';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/write-message';

/** A teacher writes to a class, a group or single students, or to their guardians. */
export function WriteMessageDialog() {
  const { addressees, close } = useUnit({ addressees: model.$addressees, close: model.writingClosed });
  const { values, errors, pending, change, field } = useForm(model.form);
  const id = useId();
  // What is on its way, or waits for the network, can't be taken back.
  const leave = () => (pending ? undefined : close());
  return (
    <Dialog
      open={addressees !== null}
      onClose={leave}
      size="md"
      title={addressees === null ? 'Message' : `Message to ${addressees.to}`}
      description="Each of them gets it alone, and answers only you."
      actions={
        <>
          <Button disabled={pending} onClick={leave}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} pending={pending}>
            Send
          </Button>
        </>
      }
    >
      <FormElement form={model.form} id={id}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
          <SendingOffline pending={pending} />
          <Field label="To" group error={errors.students}>
            <Cluster gap={4}>
              <Checkbox
                checked={values.students}
                invalid={errors.students !== undefined}
                onChange={(students) => change({ students })}
              >
                Students
              </Checkbox>
              <Checkbox checked={values.guardians} onChange={(guardians) => change({ guardians })}>
                Their guardians
              </Checkbox>
            </Cluster>
          </Field>
          <Field label="Subject" required error={errors.title}>
            <TextInput maxLength={120} {...field('title')} />
          </Field>
          <Field label="Message" required error={errors.text}>
            <Textarea rows={6} maxLength={5000} {...field('text')} />
          </Field>
          <div>
            <SentenceMenu text={values.text} onChange={(text) => change({ text })} />
          </div>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
