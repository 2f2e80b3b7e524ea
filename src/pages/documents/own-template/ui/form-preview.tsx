import type { Template } from '@/shared/api/templates';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { ListBlock } from '@/shared/ui/list-block';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import { type PreviewedField, previewedFields } from '../model/previewed-fields';

/** The form as teachers will see it, and the headings of the document. Nothing can be entered. */
export function FormPreview({ template }: { template: Template }) {
  return (
    <Stack gap={4}>
      {previewedFields(template).map((field) =>
        field.widget === 'switch' ? (
          <Switch key={field.name} checked={false} disabled onChange={() => undefined}>
            {field.label}
          </Switch>
        ) : (
          <Field
            key={field.name}
            label={field.label}
            {...(field.help !== undefined && { help: field.help })}
            optional={!field.isRequired}
          >
            <Control field={field} />
          </Field>
        ),
      )}
      <Heading level={3}>The document</Heading>
      <ListBlock items={template.sections.map(({ title }) => title)} />
    </Stack>
  );
}

function Control({ field: { widget, options, start } }: { field: PreviewedField }) {
  if (widget === 'textarea' || widget === 'document-text')
    return <Textarea value={start} rows={2} disabled />;
  if (options.length > 0 || widget === 'class') {
    return (
      <Select
        options={options.map((value) => ({ value, label: value }))}
        value={start}
        placeholder="Choose"
        disabled
      />
    );
  }
  return <TextInput value={start} disabled />;
}
