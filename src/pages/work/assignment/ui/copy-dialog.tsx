import { useUnit } from 'effector-react';
import { classTitle } from '@/entities/class';
import type { Assignment } from '@/shared/api/assignments';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $classes, $isOpen, copyClosed, form } from '../model/copy';

const FORM_ID = 'assignment-copy-form';

/** Asks for the class and the due date of a copy. */
export function CopyDialog({ assignment }: { assignment: Assignment }) {
  const { isOpen, classes, close } = useUnit({ isOpen: $isOpen, classes: $classes, close: copyClosed });
  const { errors, pending, field } = useForm(form);
  return (
    <Dialog
      open={isOpen}
      onClose={() => close()}
      title={`Copy “${assignment.content.title}”`}
      description="With instructions, files and rubric, without the work of students. You can change the copy before students see it."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            pending={pending}
            disabled={classes === null}
          >
            Copy
          </Button>
        </>
      }
    >
      {classes === null ? (
        <Skeleton lines={3} label="Loading your classes" />
      ) : (
        <FormElement form={form} id={FORM_ID}>
          <Stack gap={5}>
            {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
            <Field label="Copy to" required error={errors.classId}>
              <Select
                {...field('classId')}
                placeholder="Choose a class"
                options={classes.map((one) => ({
                  value: one.id,
                  label:
                    one.id === assignment.class.id
                      ? `${classTitle(one.class)} (this class)`
                      : classTitle(one.class),
                }))}
              />
            </Field>
            {assignment.content.due_at === null ? null : (
              <Field
                label="Due"
                error={errors.dueOn}
                help="All dates move by as many days; a publication in the past is left out. Leave it empty to copy without dates."
                optional
              >
                <DeferredDatePicker {...field('dueOn')} />
              </Field>
            )}
          </Stack>
        </FormElement>
      )}
    </Dialog>
  );
}
