import { Chips, ChoiceChips } from '@/shared/ui/chips';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { DeferredTagsInput } from '@/shared/ui/tags-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import {
  type FormField as Definition,
  type FieldMessages,
  messagesWithin,
  type FormValues,
  listIn,
  mixIn,
  numberIn,
  recordIn,
  rowsIn,
  switchIn,
  textIn,
} from '@/entities/template-form';
import type { FieldChange } from '../model/form-state';
import { layOut } from './form-layout';
import { pair } from './template-form.css';
import { DocumentField } from './document-field';
import { DocumentTextField } from './document-text-field';
import { NumberField } from './number-field';
import { OpenSelect } from './open-select';
import { optionName } from './option-names';
import { QuestionMixField } from './question-mix-field';
import { QuestionsField } from './questions-field';
import { type InnerForm, RowsField, type RowsFieldProps } from './rows-field';
import { inner } from './rows-field.css';
import { SourceField } from './source-field';
import { StandardsField } from './standards-field';
import { StudentFiles } from './student-files';

export type FormFieldProps = {
  field: Definition;
  values: FormValues;
  /** By path; those of the field and of the fields inside it are shown. */
  messages: FieldMessages;
  onChange: (change: FieldChange) => void;
  onBlur: (name: string) => void;
};

/** Only texts with at least this limit show a counter. */
const COUNTED = 900;

/** The kinds with several inputs, whose label names the group. */
const GROUPS: ReadonlySet<string> = new Set([
  'chips',
  'choice',
  'question-mix',
  'questions',
  'rows',
  'fields',
]);

/** One field of the form with its label, help and message. */
export function FormField(props: FormFieldProps) {
  const { field, messages, values, onChange } = props;
  const { name, label, help, required } = field;
  if (field.kind === 'switch') {
    return (
      <Switch
        name={name}
        checked={switchIn(values, name)}
        description={help}
        onChange={(value) => onChange({ name, value })}
      >
        {label}
      </Switch>
    );
  }
  const limit = field.kind === 'textarea' || field.kind === 'document-text' ? field.maxLength : null;
  const used = textIn(values, name).length;
  const isGroup = GROUPS.has(field.kind);
  return (
    <Field
      label={label}
      help={help}
      error={messages[name]}
      required={required}
      optional={!required && field.group === null && (field.kind === 'text' || field.kind === 'textarea')}
      group={isGroup}
      {...(limit !== null && used > limit * 0.8 && limit >= COUNTED && { counter: { used, limit } })}
    >
      <Control {...props} />
    </Field>
  );
}

function Control({ field, values, messages, onChange, onBlur }: FormFieldProps) {
  const { name } = field;
  const change = (value: unknown) => onChange({ name, value });
  const blur = () => onBlur(name);
  const placeholder = field.placeholder ?? undefined;
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          name={name}
          value={textIn(values, name)}
          placeholder={placeholder}
          onChange={change}
          onBlur={blur}
        />
      );
    case 'textarea':
      return (
        <Textarea
          name={name}
          value={textIn(values, name)}
          placeholder={placeholder}
          rows={field.maxLength !== null && field.maxLength > 5_000 ? 6 : 2}
          maxRows={12}
          onChange={change}
          onBlur={blur}
        />
      );
    case 'document-text':
      return (
        <DocumentTextField
          name={name}
          value={textIn(values, name)}
          placeholder={placeholder}
          onChange={change}
          onBlur={blur}
        />
      );
    case 'document':
      return <DocumentField name={name} value={textIn(values, name)} onChange={change} onBlur={blur} />;
    case 'class':
      return (
        <Select
          name={name}
          value={textIn(values, name)}
          placeholder="No class"
          options={field.classes.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={change}
          onBlur={blur}
        />
      );
    case 'questions':
      return <QuestionsField values={listIn(values, name)} onChange={change} />;
    case 'select':
      return field.open ? (
        <OpenSelect
          name={name}
          label={field.label}
          options={field.options}
          value={textIn(values, name)}
          maxLength={field.maxLength}
          onChange={change}
          onBlur={blur}
        />
      ) : (
        <Select
          name={name}
          value={textIn(values, name)}
          placeholder="Choose"
          options={field.options.map((option) => ({ value: option, label: optionName(option) }))}
          onChange={change}
          onBlur={blur}
        />
      );
    case 'choice':
      return <ChoiceChips value={textIn(values, name)} options={named(field.options)} onChange={change} />;
    case 'chips':
      return <Chips values={listIn(values, name)} options={named(field.options)} onChange={change} />;
    case 'number':
      return <NumberField field={field} value={numberIn(values, name)} onChange={change} onBlur={blur} />;
    case 'tags':
      return (
        <DeferredTagsInput
          name={name}
          values={listIn(values, name)}
          placeholder={placeholder}
          {...(field.max !== null && { max: field.max })}
          onChange={change}
        />
      );
    case 'standards':
      return <StandardsField name={name} codes={listIn(values, name)} onChange={change} />;
    case 'source':
      return <SourceField field={field} kind={textIn(values, 'source_type')} />;
    case 'question-mix':
      return <QuestionMixField field={field} rows={mixIn(values, name)} onChange={change} />;
    case 'date':
      return (
        <DeferredDatePicker
          name={name}
          value={dateIn(values, name)}
          onChange={(date) => change(date ?? '')}
        />
      );
    case 'time':
      return (
        <TextInput type="time" name={name} value={textIn(values, name)} onChange={change} onBlur={blur} />
      );
    case 'rows': {
      const rows = rowsIn(values, name);
      const changeRows: RowsFieldProps['onChange'] = (value, how) =>
        onChange({ name, value, ...('path' in how ? { path: `${name}.${how.path}` } : how) });
      return (
        <>
          <RowsField
            field={field}
            rows={rows}
            messages={messagesWithin(messages, name)}
            onChange={changeRows}
            onBlur={(path) => onBlur(`${name}.${path}`)}
          >
            {(form) => <InnerFields {...form} />}
          </RowsField>
          <StudentFiles name={name} rows={rows} onChange={changeRows}>
            {(form) => <InnerFields {...form} />}
          </StudentFiles>
        </>
      );
    }
    case 'fields':
      return (
        <InnerFields
          fields={field.fields}
          values={recordIn(values, name)}
          messages={messagesWithin(messages, name)}
          onChange={(value, path) => onChange({ name, value, path: `${name}.${path}` })}
          onBlur={(path) => onBlur(`${name}.${path}`)}
        />
      );
    case 'switch':
      return null;
  }
}

/** The fields of a row or of a `fields` field. */
function InnerFields({ fields, values, messages, onChange, onBlur }: InnerForm) {
  return (
    <div className={inner}>
      {layOut(fields, values).rows.map((row) => (
        <div key={row.map(({ name }) => name).join(' ')} className={row.length > 1 ? pair : undefined}>
          {row.map((field) => (
            <FormField
              key={field.name}
              field={field}
              values={values}
              messages={messages}
              onChange={({ name, value }) => onChange({ ...values, [name]: value }, name)}
              onBlur={onBlur}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The date picker throws on other texts, such as one from an old draft. */
const dateIn = (values: FormValues, name: string): string | null => {
  const date = textIn(values, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null;
};

const named = (options: readonly string[]) =>
  options.map((option) => ({ value: option, label: optionName(option) }));
