import { useUnit } from 'effector-react';
import { classTitle, CoverField, grades, ordinalOf, seatsInWords } from '@/entities/class';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Grid } from '@/shared/ui/grid';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { Text } from '@/shared/ui/text';
import * as model from '../model/class-editor';
import { $seats } from '../model/class-list';

const FORM_ID = 'class-editor-form';

/** Creates a class, or changes its name, subject, grade and cover. */
export function ClassEditor() {
  const { values, errors, pending, change, field } = useForm(model.form);
  const [editor, close, seats] = useUnit([model.$editor, model.editorClosed, $seats]);
  const isNew = editor.state !== 'change';
  return (
    <Dialog
      open={editor.state !== 'closed'}
      onClose={() => close()}
      size="md"
      title={isNew ? 'New class' : 'Change class'}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
            {isNew ? 'Create class' : 'Save changes'}
          </Button>
        </>
      }
    >
      <FormElement form={model.form} id={FORM_ID}>
        <Stack gap={5}>
          {isNew && seats ? <Text tone="muted">{seatsInWords(seats)}</Text> : null}
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Grid min="sm" gap={4}>
            <Field label="Subject" required error={errors.subject}>
              <TextInput maxLength={60} {...field('subject')} />
            </Field>
            <Field label="Class" help="Such as 7B or Period 3." required error={errors.name}>
              <TextInput maxLength={40} placeholder="7B" {...field('name')} />
            </Field>
          </Grid>
          <Field label="Grade">
            <Select
              name="grade"
              options={grades.map((grade) => ({ value: String(grade), label: ordinalOf(grade) }))}
              value={String(values.grade)}
              onChange={(grade) => change({ grade: Number(grade) })}
            />
          </Field>
          <CoverField {...field('cover')} title={classTitle(values).trim()} />
        </Stack>
      </FormElement>
    </Dialog>
  );
}
