import { Chips, ChoiceChips } from '@/shared/ui/chips';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { TagsInput } from '@/shared/ui/tags-input';
import { TextInput } from '@/shared/ui/text-input';
import { Textarea } from '@/shared/ui/textarea';
import type { FormField as Definition } from '../../model/form-schema';
import { type FormValues, listIn, mixIn, numberIn, switchIn, textIn } from '../../model/form-values';
import { OpenSelect } from './open-select';
import { optionName } from './option-names';
import { QuestionMixField } from './question-mix-field';
import { SourceField } from './source-field';
import { StandardsField } from './standards-field';

export type FormFieldProps = {
  field: Definition;
  values: FormValues;
  message: string | undefined;
  onChange: (change: { name: string; value: unknown }) => void;
  onBlur: (name: string) => void;
};

/** Only texts with at least this limit show a counter. */
const COUNTED = 900;

/** One field of the form with its label, help and message. */
export function FormField(props: FormFieldProps) {
  const { field, message, values, onChange } = props;
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
  const limit = field.kind === 'textarea' ? field.maxLength : null;
  const used = textIn(values, name).length;
  const isGroup = field.kind === 'chips' || field.kind === 'choice' || field.kind === 'question-mix';
  return (
    <Field
      label={label}
      help={help}
      error={message}
      required={required}
      optional={!required && field.group === null && (field.kind === 'text' || field.kind === 'textarea')}
      group={isGroup}
      {...(limit !== null && used > limit * 0.8 && limit >= COUNTED && { counter: { used, limit } })}
    >
      <Control {...props} />
    </Field>
  );
}

function Control({ field, values, onChange, onBlur }: FormFieldProps) {
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
      return (
        <>
          <NumberInput
            name={name}
            value={numberIn(values, name)}
            {...(field.min !== null && { min: field.min })}
            {...(field.max !== null && { max: field.max })}
            onChange={change}
            onBlur={blur}
          />
          {field.presets.length > 0 ? (
            <ChoiceChips
              label={`Usual values: ${field.label}`}
              value={String(numberIn(values, name) ?? '')}
              options={named(field.presets.map(String))}
              onChange={(preset) => change(Number(preset))}
            />
          ) : null}
        </>
      );
    case 'tags':
      return (
        <TagsInput
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
      return <SourceField field={field} />;
    case 'question-mix':
      return <QuestionMixField field={field} rows={mixIn(values, name)} onChange={change} />;
    case 'switch':
      return null;
  }
}

const named = (options: readonly string[]) =>
  options.map((option) => ({ value: option, label: optionName(option) }));
