import { useUnit } from 'effector-react';
import { useId } from 'react';
import { SendingOffline } from '@/entities/message';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/threads';

/** A student writes to a teacher of one of their classes. */
export function NewThreadDialog() {
  const { isOpen, teachers, close } = useUnit({
    isOpen: model.$isWriting,
    teachers: model.$teachers,
    close: model.newThreadClosed,
  });
  const { errors, pending, field } = useForm(model.form);
  const id = useId();
  // What is on its way can’t be taken back.
  const leave = () => (pending ? undefined : close());
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      size="md"
      title="Write to a teacher"
      description="Only this teacher and you read it. The administrators of your school can read it too."
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
          <Field label="Teacher" required error={errors.to}>
            <Select
              placeholder="Choose a teacher"
              options={teachers.map(({ class: face, teacher }) => ({
                value: `${face.id} ${teacher.id}`,
                label: `${teacher.name}, ${face.title}`,
              }))}
              {...field('to')}
            />
          </Field>
          <Field label="Subject" required error={errors.title}>
            <TextInput maxLength={120} {...field('title')} />
          </Field>
          <Field label="Message" required error={errors.text}>
            <Textarea rows={6} maxLength={5000} {...field('text')} />
          </Field>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
