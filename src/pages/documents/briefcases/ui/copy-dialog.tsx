import { useUnit } from 'effector-react';
import { classTitle } from '@/entities/class';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $classes, $copied, $lessons, copyClosed, form, NEW_LESSON } from '../model/copy-to-lesson';

const FORM_ID = 'copy-to-lesson-form';

/** Copies entries to a lesson, or to a new one of a class. */
export function CopyDialog() {
  const { copied, classes, lessons, close } = useUnit({
    copied: $copied,
    classes: $classes,
    lessons: $lessons,
    close: copyClosed,
  });
  const { values, errors, pending, field } = useForm(form);
  if (copied.length === 0) return null;
  return (
    <Dialog
      open
      onClose={() => close()}
      title={copied.length === 1 ? 'Copy to a lesson' : `Copy ${copied.length} entries to a lesson`}
      description="A file is attached. Of a document, students get the copy without key and teacher-only parts."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            pending={pending}
            disabled={!classes?.length}
          >
            Copy
          </Button>
        </>
      }
    >
      {classes === null ? (
        <Skeleton lines={3} label="Loading your classes" />
      ) : classes.length === 0 ? (
        <EmptyState title="No class yet" action={<Button href="/teacher/classes">Your classes</Button>}>
          A lesson needs a class. Create one first.
        </EmptyState>
      ) : (
        <FormElement form={form} id={FORM_ID}>
          <Stack gap={4}>
            {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
            <Field label="Class" error={errors.classId} required>
              <Select
                {...field('classId')}
                placeholder="Choose a class"
                options={classes.map(({ id, class: face }) => ({ value: id, label: classTitle(face) }))}
              />
            </Field>
            <Field label="Lesson" required>
              <Select
                {...field('lesson')}
                disabled={values.classId !== '' && lessons === null}
                options={[
                  { value: NEW_LESSON, label: 'A new lesson' },
                  ...(lessons ?? []).map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
            </Field>
          </Stack>
        </FormElement>
      )}
    </Dialog>
  );
}
