import { useUnit } from 'effector-react';
import { classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $classes, $isOpen, $lessons, additionClosed, form, NEW_LESSON } from '../model/add-to-lesson';

const FORM_ID = 'add-to-lesson-form';

/** Adds the student copy of the document to a lesson, or begins one with it. */
export function AddToLessonDialog() {
  const { isOpen, classes, close } = useUnit({ isOpen: $isOpen, classes: $classes, close: additionClosed });
  const { pending } = useForm(form);
  if (!isOpen) return null;
  return (
    <Dialog
      open
      size="md"
      onClose={() => close()}
      title="Add to a lesson"
      description="Students get the copy without key and teacher-only parts. It stays linked to this document."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            pending={pending}
            disabled={!classes || classes.length === 0}
          >
            Add to lesson
          </Button>
        </>
      }
    >
      {classes === null ? <Skeleton lines={3} label="Loading your classes" /> : <Choice classes={classes} />}
    </Dialog>
  );
}

function Choice({ classes }: { classes: readonly ClassEntry[] }) {
  const { values, errors, field } = useForm(form);
  const lessons = useUnit($lessons);
  if (classes.length === 0) {
    return (
      <EmptyState title="No class yet" action={<Button href="/teacher/classes">Your classes</Button>}>
        A lesson needs a class. Create one first.
      </EmptyState>
    );
  }
  return (
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
        {values.lesson === NEW_LESSON ? (
          <Field label="Title of the lesson" error={errors.title} required>
            <TextInput {...field('title')} maxLength={200} />
          </Field>
        ) : null}
      </Stack>
    </FormElement>
  );
}
