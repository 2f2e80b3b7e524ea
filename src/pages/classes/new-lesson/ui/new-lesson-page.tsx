import { classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { FormElement, useForm } from '@/shared/lib/form';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { PageHeader } from '@/shared/ui/page-header';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { classes, form } from '../model/new-lesson';
import * as styles from './new-lesson-page.css';

/** Where a teacher begins a lesson: its class and title. */
export function NewLessonPage() {
  return (
    <ResourcePage of={classes} loading="Loading your classes" failed="Your classes couldn’t be loaded">
      {({ items }) => (items.length === 0 ? <NoClass /> : <Ready entries={items} />)}
    </ResourcePage>
  );
}

const NoClass = () => (
  <EmptyState level={1} title="No class yet" action={<Button href="/teacher/classes">Your classes</Button>}>
    A lesson needs a class. Create one first.
  </EmptyState>
);

function Ready({ entries }: { entries: readonly ClassEntry[] }) {
  const { errors, field, pending } = useForm(form);
  return (
    <Stack gap={8}>
      <PageHeader title="New lesson" lead="Students see it once you publish it." />
      <FormElement form={form} className={styles.form}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Class" error={errors.classId} required>
            <Select
              {...field('classId')}
              placeholder="Choose a class"
              options={entries.map((entry) => ({ value: entry.id, label: classTitle(entry.class) }))}
            />
          </Field>
          <Field label="Title" error={errors.title} required>
            <TextInput {...field('title')} maxLength={200} />
          </Field>
          <div>
            <Button type="submit" variant="primary" pending={pending}>
              Create lesson
            </Button>
          </div>
        </Stack>
      </FormElement>
    </Stack>
  );
}
