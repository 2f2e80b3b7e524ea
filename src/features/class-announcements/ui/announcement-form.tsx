import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import { form } from '../model/announcements';

/** Posts an announcement to the class. */
export function AnnouncementForm() {
  const { values, errors, pending, change, field } = useForm(form);
  return (
    <Card as="section" label="New announcement">
      <FormElement form={form}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Announcement" required error={errors.text}>
            <Textarea maxLength={5000} {...field('text')} />
          </Field>
          <Cluster justify="between">
            <Switch checked={values.commentsOpen} onChange={(commentsOpen) => change({ commentsOpen })}>
              Students can comment
            </Switch>
            <Button type="submit" variant="primary" pending={pending}>
              Post
            </Button>
          </Cluster>
        </Stack>
      </FormElement>
    </Card>
  );
}
