import { useUnit } from 'effector-react';
import { languageOptions } from '@/entities/student';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/guardians';
import * as styles from './about-student.css';

/** Adds a guardian or changes one. */
export function GuardianDialog() {
  const { open, close } = useUnit({ open: model.$open, close: model.guardianClosed });
  const { values, errors, pending, change, field } = useForm(model.form);
  if (open === null) return null;
  return (
    <Dialog open onClose={() => close()} title={open === 'new' ? 'Add a guardian' : 'Edit the guardian'}>
      <FormElement form={model.form}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Name" required error={errors.name}>
            <TextInput maxLength={120} {...field('name')} />
          </Field>
          <Field
            label="Email"
            required
            {...(open !== 'new' && { help: 'A new address ends the links to the old one.' })}
            error={errors.email}
          >
            <TextInput type="email" {...field('email')} />
          </Field>
          <Field label="Language of the summary" required>
            <Select
              options={languageOptions}
              value={values.language}
              onChange={(chosen) =>
                change({
                  language: languageOptions.find(({ value }) => value === chosen)?.value ?? values.language,
                })
              }
            />
          </Field>
          <div className={styles.end}>
            <Button onClick={() => close()}>Cancel</Button>
            <Button type="submit" variant="primary" pending={pending}>
              Save
            </Button>
          </div>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
