import { type FormField, readFormSchema } from '@/entities/template-form';
import type { Template } from '@/shared/api/templates';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { ListBlock } from '@/shared/ui/list-block';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';

/** The form as teachers will see it, and the headings of the document. Nothing can be entered. */
export function FormPreview({ template }: { template: Template }) {
  return (
    <Stack gap={4}>
      {readFormSchema(template.input_schema).map((field) =>
        field.kind === 'switch' ? (
          <Switch key={field.name} checked={false} disabled onChange={() => undefined}>
            {field.label}
          </Switch>
        ) : (
          <Field key={field.name} label={field.label} help={field.help} optional={!field.required}>
            <Control field={field} />
          </Field>
        ),
      )}
      <Heading level={3}>The document</Heading>
      <ListBlock items={template.sections.map(({ title }) => title)} />
    </Stack>
  );
}

function Control({ field }: { field: FormField }) {
  const start = ['string', 'number'].includes(typeof field.fallback) ? String(field.fallback) : '';
  switch (field.kind) {
    case 'textarea':
    case 'document-text':
      return <Textarea value={start} rows={2} disabled />;
    case 'class':
    case 'select':
    case 'choice':
      return (
        <Select
          options={field.kind === 'class' ? [] : field.options.map((value) => ({ value, label: value }))}
          value={start}
          placeholder="Choose"
          disabled
        />
      );
    default:
      return <TextInput value={start} disabled />;
  }
}
