import { type OwnField, OwnWidget } from '@/shared/api/own-templates';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { DeferredTagsInput } from '@/shared/ui/tags-input';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { columnsNamed, hasOptions, isFixed } from '../model/edit-content';

const KINDS: readonly { value: OwnField['widget']; label: string }[] = [
  { value: OwnWidget.text, label: 'Short text' },
  { value: OwnWidget.textarea, label: 'Long text' },
  { value: OwnWidget['document-text'], label: 'Text or file' },
  { value: OwnWidget.select, label: 'List to choose from' },
  { value: OwnWidget.chips, label: 'Buttons to choose from' },
  { value: OwnWidget.tags, label: 'Several words' },
  { value: OwnWidget.number, label: 'Number' },
  { value: OwnWidget.switch, label: 'Switch' },
  { value: OwnWidget.date, label: 'Date' },
  { value: OwnWidget.time, label: 'Time' },
  { value: OwnWidget.student, label: 'Student' },
  { value: OwnWidget.rows, label: 'Table to fill in' },
];

const START: ReadonlySet<OwnField['widget']> = new Set([
  OwnWidget.text,
  OwnWidget.textarea,
  OwnWidget.select,
  OwnWidget.number,
]);

type FieldEditorProps = { field: OwnField; onChange: (field: OwnField) => void };

/** What a teacher decides about a field; the widget of a common field is fixed. */
export function FieldEditor({ field, onChange }: FieldEditorProps) {
  const isCommon = field.widget === OwnWidget.common;
  const kind = KINDS.find(({ value }) => value === field.widget)?.value;
  return (
    <>
      <Cluster gap={3} align="end">
        <Field label="Label">
          <TextInput value={field.title} maxLength={80} onChange={(title) => onChange({ ...field, title })} />
        </Field>
        {isCommon ? (
          <Text size="xs" tone="muted">
            {isFixed(field) ? 'Part of every template' : 'Its values are fixed'}
          </Text>
        ) : (
          <Field label="Kind">
            <Select
              options={KINDS}
              value={kind ?? ''}
              onChange={(value) => {
                const widget = KINDS.find((each) => each.value === value)?.value;
                if (widget) onChange({ ...field, widget });
              }}
            />
          </Field>
        )}
      </Cluster>
      <Field label="Help" optional>
        <TextInput
          value={field.help ?? ''}
          maxLength={200}
          onChange={(help) => onChange({ ...field, help })}
        />
      </Field>
      {hasOptions(field) ? (
        <Field label="Options" help="A word or a few, then Enter.">
          <DeferredTagsInput
            values={field.options ?? []}
            max={30}
            maxLength={80}
            onChange={(options) => onChange({ ...field, options })}
          />
        </Field>
      ) : null}
      {field.widget === OwnWidget.rows ? (
        <Field label="Columns" help="A name, then Enter.">
          <DeferredTagsInput
            values={(field.columns ?? []).map(({ title }) => title)}
            max={6}
            maxLength={80}
            onChange={(titles) => onChange({ ...field, columns: columnsNamed(field.columns, titles) })}
          />
        </Field>
      ) : null}
      {START.has(field.widget) ? (
        <Field label="Value at the start" optional>
          <TextInput
            value={field.default ?? ''}
            maxLength={1000}
            onChange={(text) => onChange({ ...field, default: text })}
          />
        </Field>
      ) : null}
      {isCommon ? null : (
        <Switch checked={field.required} onChange={(required) => onChange({ ...field, required })}>
          Required
        </Switch>
      )}
      {field.widget === OwnWidget.chips ? (
        <Switch checked={field.several ?? false} onChange={(several) => onChange({ ...field, several })}>
          Several options
        </Switch>
      ) : null}
    </>
  );
}
