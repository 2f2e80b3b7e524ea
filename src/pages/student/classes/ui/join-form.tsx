import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { form } from '../model/joined-classes';

/** Joins another class by its code. */
export function JoinForm() {
  const { errors, pending, field } = useForm(form);
  return (
    <Card as="section" label="Join a class">
      <FormElement form={form}>
        <Stack gap={4}>
          <Heading level={2} size="md">
            Join a class
          </Heading>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field
            label="Class code"
            required
            error={errors.code}
            help="Seven letters and digits, such as HRB–7B4Q."
          >
            <TextInput maxLength={20} autoComplete="off" {...field('code')} />
          </Field>
          <Button type="submit" variant="primary" pending={pending}>
            Join
          </Button>
        </Stack>
      </FormElement>
    </Card>
  );
}
